<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en_US">
<context>
    <name>ArrivalsPage</name>
    <message numerus="yes">
        <source>%n bookings</source>
        <translation>
            <numerusform>%n booking</numerusform>
            <numerusform>%n bookings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n bookings, as of %2</source>
        <comment>shown, all, time</comment>
        <translation>
            <numerusform>%1 of %n booking, as of %2</numerusform>
            <numerusform>%1 of %n bookings, as of %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ArrivalsPanel</name>
    <message numerus="yes">
        <source>Undo, %n seconds left</source>
        <translation>
            <numerusform>Undo, %n second left</numerusform>
            <numerusform>Undo, %n seconds left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChangeCard</name>
    <message numerus="yes">
        <source>Undo, %n seconds left</source>
        <translation>
            <numerusform>Undo, %n second left</numerusform>
            <numerusform>Undo, %n seconds left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChangeText</name>
    <message numerus="yes">
        <source>Only %n places are left there. Nothing was changed.</source>
        <translation>
            <numerusform>Only %n place is left there. Nothing was changed.</numerusform>
            <numerusform>Only %n places are left there. Nothing was changed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n of %1 are left. Nothing was changed.</source>
        <comment>pieces of an item</comment>
        <translation>
            <numerusform>Only %n of %1 is left. Nothing was changed.</numerusform>
            <numerusform>Only %n of %1 are left. Nothing was changed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The party is of %n people.</source>
        <translation>
            <numerusform>The party is of %n person.</numerusform>
            <numerusform>The party is of %n people.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the party are here already.</source>
        <translation>
            <numerusform>%n of the party is here already.</numerusform>
            <numerusform>%n of the party are here already.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ConnectionBar</name>
    <message numerus="yes">
        <source>Next try in %n seconds.</source>
        <translation>
            <numerusform>Next try in %n second.</numerusform>
            <numerusform>Next try in %n seconds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CreditPage</name>
    <message numerus="yes">
        <source>the first %n wallets</source>
        <translation>
            <numerusform>the first %n wallet</numerusform>
            <numerusform>the first %n wallets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wallets</source>
        <translation>
            <numerusform>%n wallet</numerusform>
            <numerusform>%n wallets</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CustomerPage</name>
    <message numerus="yes">
        <source>the first %n customers</source>
        <translation>
            <numerusform>the first %n customer</numerusform>
            <numerusform>the first %n customers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n customers</source>
        <translation>
            <numerusform>%n customer</numerusform>
            <numerusform>%n customers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CustomerPanel</name>
    <message numerus="yes">
        <source>%n others turned out to be this person</source>
        <translation>
            <numerusform>%n other turned out to be this person</numerusform>
            <numerusform>%n others turned out to be this person</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CustomerWords</name>
    <message numerus="yes">
        <source>A name has at most %n characters.</source>
        <translation>
            <numerusform>A name has at most %n character.</numerusform>
            <numerusform>A name has at most %n characters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A phone number has at most %n characters.</source>
        <translation>
            <numerusform>A phone number has at most %n character.</numerusform>
            <numerusform>A phone number has at most %n characters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An e-mail address looks like name@example.org, with at most %n characters.</source>
        <translation>
            <numerusform>An e-mail address looks like name@example.org, with at most %n character.</numerusform>
            <numerusform>An e-mail address looks like name@example.org, with at most %n characters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A note has at most %n characters.</source>
        <translation>
            <numerusform>A note has at most %n character.</numerusform>
            <numerusform>A note has at most %n characters.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExtraRow</name>
    <message numerus="yes">
        <source>only %L1 available</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>only %L1 available</numerusform>
            <numerusform>only %L1 available</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 available</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>%L1 available</numerusform>
            <numerusform>%L1 available</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExtrasStep</name>
    <message numerus="yes">
        <source>%1 (%n left)</source>
        <extracomment>%1 is an item that is lent, &quot;Climbing shoes&quot;; how many are left of it</extracomment>
        <translation>
            <numerusform>%1 (%n left)</numerusform>
            <numerusform>%1 (%n left)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FindCard</name>
    <message numerus="yes">
        <source>%n entries found</source>
        <translation>
            <numerusform>%n entry found</numerusform>
            <numerusform>%n entries found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FreeBar</name>
    <message numerus="yes">
        <source>Free for %1: %n slot(s) of this week.</source>
        <extracomment>%1 is a number of people, %n counts slots</extracomment>
        <translation>
            <numerusform>Free for %1: %n slot of this week.</numerusform>
            <numerusform>Free for %1: %n slots of this week.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Free for %1: %n slot(s) of this day.</source>
        <translation>
            <numerusform>Free for %1: %n slot of this day.</numerusform>
            <numerusform>Free for %1: %n slots of this day.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HealthRows</name>
    <message numerus="yes">
        <source>The last answer came %n second(s) ago.</source>
        <translation>
            <numerusform>The last answer came %n second ago.</numerusform>
            <numerusform>The last answer came %n seconds ago.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) ahead of the server. Holds end by the clock of the server.</source>
        <translation>
            <numerusform>%n second ahead of the server. Holds end by the clock of the server.</numerusform>
            <numerusform>%n seconds ahead of the server. Holds end by the clock of the server.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) behind the server. Holds end by the clock of the server.</source>
        <translation>
            <numerusform>%n second behind the server. Holds end by the clock of the server.</numerusform>
            <numerusform>%n seconds behind the server. Holds end by the clock of the server.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HelpBar</name>
    <message numerus="yes">
        <source>And %n more call(s).</source>
        <translation>
            <numerusform>And %n more call.</numerusform>
            <numerusform>And %n more calls.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryWords</name>
    <message numerus="yes">
        <source>Slot added, %n places</source>
        <translation>
            <numerusform>Slot added, %n place</numerusform>
            <numerusform>Slot added, %n places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hold released, %n places are free again</source>
        <translation>
            <numerusform>Hold released, %n place is free again</numerusform>
            <numerusform>Hold released, %n places are free again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Booking cancelled, %n places are free again</source>
        <translation>
            <numerusform>Booking cancelled, %n place is free again</numerusform>
            <numerusform>Booking cancelled, %n places are free again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Time was over, %n places are free again</source>
        <translation>
            <numerusform>Time was over, %n place is free again</numerusform>
            <numerusform>Time was over, %n places are free again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Passed over on the waiting list: %1, but only %n places were free</source>
        <comment>people</comment>
        <translation>
            <numerusform>Passed over on the waiting list: %1, but only %n place was free</numerusform>
            <numerusform>Passed over on the waiting list: %1, but only %n places were free</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HoldCard</name>
    <message numerus="yes">
        <source>%n seconds left</source>
        <translation>
            <numerusform>%n second left</numerusform>
            <numerusform>%n seconds left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IdleWarning</name>
    <message numerus="yes">
        <source>In %n second(s) your place is given back and everything you typed is forgotten.</source>
        <translation>
            <numerusform>In %n second your place is given back and everything you typed is forgotten.</numerusform>
            <numerusform>In %n seconds your place is given back and everything you typed is forgotten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n second(s) everything you chose and typed is forgotten.</source>
        <translation>
            <numerusform>In %n second everything you chose and typed is forgotten.</numerusform>
            <numerusform>In %n seconds everything you chose and typed is forgotten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KiosksCard</name>
    <message numerus="yes">
        <source>silent for %n minute(s)</source>
        <translation>
            <numerusform>silent for %n minute</numerusform>
            <numerusform>silent for %n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>its clock is off by %n second(s)</source>
        <translation>
            <numerusform>its clock is off by %n second</numerusform>
            <numerusform>its clock is off by %n seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LineText</name>
    <message numerus="yes">
        <source>%L1 credits</source>
        <translation>
            <numerusform>%L1 credit</numerusform>
            <numerusform>%L1 credits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %1 are left.</source>
        <comment>pieces of an item</comment>
        <translation>
            <numerusform>Only %1 is left.</numerusform>
            <numerusform>Only %1 are left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %2 available.</source>
        <comment>customer, credits</comment>
        <translation>
            <numerusform>%1 has %2 available.</numerusform>
            <numerusform>%1 has %2 available.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 points</source>
        <comment>credits</comment>
        <translation>
            <numerusform>%L1 point</numerusform>
            <numerusform>%L1 points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LockScreen</name>
    <message numerus="yes">
        <source>That PIN is wrong. The next try is possible in %n second(s).</source>
        <translation>
            <numerusform>That PIN is wrong. The next try is possible in %n second.</numerusform>
            <numerusform>That PIN is wrong. The next try is possible in %n seconds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MessageWords</name>
    <message numerus="yes">
        <source>Codes can be typed again in %n minute(s). Your ticket can be scanned all the same, and the desk is glad to help you.</source>
        <translation>
            <numerusform>Codes can be typed again in %n minute. Your ticket can be scanned all the same, and the desk is glad to help you.</numerusform>
            <numerusform>Codes can be typed again in %n minutes. Your ticket can be scanned all the same, and the desk is glad to help you.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can have %n of it.</source>
        <translation>
            <numerusform>You can have %n of it.</numerusform>
            <numerusform>You can have %n of it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n.</source>
        <translation>
            <numerusform>You have %n.</numerusform>
            <numerusform>You have %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OfferBar</name>
    <message numerus="yes">
        <source>And %n more offer(s).</source>
        <translation>
            <numerusform>And %n more offer.</numerusform>
            <numerusform>And %n more offers.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OutcomeText</name>
    <message numerus="yes">
        <source>%n requests from before the last end of the program have arrived.</source>
        <translation>
            <numerusform>%n request from before the last end of the program has arrived.</numerusform>
            <numerusform>%n requests from before the last end of the program have arrived.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n requests from before had not arrived; nothing is held for them.</source>
        <translation>
            <numerusform>%n request from before had not arrived; nothing is held for it.</numerusform>
            <numerusform>%n requests from before had not arrived; nothing is held for them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n of %1 are left.</source>
        <comment>pieces of a stock item</comment>
        <translation>
            <numerusform>Only %n of %1 is left.</numerusform>
            <numerusform>Only %n of %1 are left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n places are left.</source>
        <translation>
            <numerusform>Only %n place is left.</numerusform>
            <numerusform>Only %n places are left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Taken %n seconds ago at %1.</source>
        <translation>
            <numerusform>Taken %n second ago at %1.</numerusform>
            <numerusform>Taken %n seconds ago at %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>= %n available</source>
        <comment>result of a sum</comment>
        <translation>
            <numerusform>= %n available</numerusform>
            <numerusform>= %n available</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places</source>
        <comment>in a sum</comment>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n confirmed</source>
        <comment>places, in a sum</comment>
        <translation>
            <numerusform>%n confirmed</numerusform>
            <numerusform>%n confirmed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n held by %1 until %2</source>
        <comment>places, in a sum</comment>
        <translation>
            <numerusform>%n held by %1 until %2</numerusform>
            <numerusform>%n held by %1 until %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places of lapsed holds are free again.</source>
        <translation>
            <numerusform>%n place of a lapsed hold is free again.</numerusform>
            <numerusform>%n places of lapsed holds are free again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %1 are available.</source>
        <comment>credits</comment>
        <translation>
            <numerusform>Only %1 is available.</numerusform>
            <numerusform>Only %1 are available.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OwnHolds</name>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>holds</comment>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hold, %1, %n seconds left</source>
        <comment>size of the party</comment>
        <translation>
            <numerusform>Hold, %1, %n second left</numerusform>
            <numerusform>Hold, %1, %n seconds left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hold at %1, %2, %n seconds left</source>
        <comment>time of the slot, size of the party</comment>
        <translation>
            <numerusform>Hold at %1, %2, %n second left</numerusform>
            <numerusform>Hold at %1, %2, %n seconds left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PaperPage</name>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PaperWords</name>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n person</numerusform>
            <numerusform>%n people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bookings</source>
        <translation>
            <numerusform>%n booking</numerusform>
            <numerusform>%n bookings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PayRow</name>
    <message numerus="yes">
        <source>%L1 available</source>
        <comment>credits of a wallet</comment>
        <translation>
            <numerusform>%L1 available</numerusform>
            <numerusform>%L1 available</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PrintNote</name>
    <message numerus="yes">
        <source>%n more wait behind this note.</source>
        <translation>
            <numerusform>%n more waits behind this note.</numerusform>
            <numerusform>%n more wait behind this note.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RefusalCard</name>
    <message numerus="yes">
        <source>%1 · %2 (%n free)</source>
        <comment>resource, time</comment>
        <translation>
            <numerusform>%1 · %2 (%n free)</numerusform>
            <numerusform>%1 · %2 (%n free)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReturnRow</name>
    <message numerus="yes">
        <source>%L1 out</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>%L1 out</numerusform>
            <numerusform>%L1 out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReturnText</name>
    <message numerus="yes">
        <source>%n pieces are back and can be held again.</source>
        <translation>
            <numerusform>%n piece is back and can be held again.</numerusform>
            <numerusform>%n pieces are back and can be held again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces are written off.</source>
        <translation>
            <numerusform>%n piece is written off.</numerusform>
            <numerusform>%n pieces are written off.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %1 are still out.</source>
        <comment>pieces of an item</comment>
        <translation>
            <numerusform>Only %1 is still out.</numerusform>
            <numerusform>Only %1 are still out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ServicePresenter</name>
    <message numerus="yes">
        <source>That PIN is wrong. %n more try (tries).</source>
        <translation>
            <numerusform>That PIN is wrong. %n more try.</numerusform>
            <numerusform>That PIN is wrong. %n more tries.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Too many PINs were wrong. The next one can be tried in %n minute(s).</source>
        <translation>
            <numerusform>Too many PINs were wrong. The next one can be tried in %n minute.</numerusform>
            <numerusform>Too many PINs were wrong. The next one can be tried in %n minutes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SiteText</name>
    <message numerus="yes">
        <source>%n people</source>
        <comment>size of a party</comment>
        <translation>
            <numerusform>%n person</numerusform>
            <numerusform>%n people</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SlotCellText</name>
    <message numerus="yes">
        <source>%1 of %n place(s) free</source>
        <translation>
            <numerusform>%1 of %n place free</numerusform>
            <numerusform>%1 of %n places free</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>full, %n place(s)</source>
        <translation>
            <numerusform>full, %n place</numerusform>
            <numerusform>full, %n places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>over, %n place(s) booked</source>
        <translation>
            <numerusform>over, %n place booked</numerusform>
            <numerusform>over, %n places booked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free</source>
        <comment>places of a slot</comment>
        <translation>
            <numerusform>%n free</numerusform>
            <numerusform>%n free</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>places of a slot</comment>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n booked</source>
        <comment>places of a slot that is over</comment>
        <translation>
            <numerusform>%n booked</numerusform>
            <numerusform>%n booked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open hold(s)</source>
        <comment>on a slot</comment>
        <translation>
            <numerusform>%n open hold</numerusform>
            <numerusform>%n open holds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SlotGridModel</name>
    <message numerus="yes">
        <source>%1, %n place(s)</source>
        <comment>resource</comment>
        <translation>
            <numerusform>%1, %n place</numerusform>
            <numerusform>%1, %n places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>has room for %n people</source>
        <translation>
            <numerusform>has room for %n person</numerusform>
            <numerusform>has room for %n people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slot(s)</source>
        <translation>
            <numerusform>%n slot</numerusform>
            <numerusform>%n slots</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message numerus="yes">
        <source>%n counters disagree with the journal: tell support</source>
        <translation>
            <numerusform>%n counter disagrees with the journal: tell support</numerusform>
            <numerusform>%n counters disagree with the journal: tell support</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lapsed holds wait to be closed, the oldest since %1.</source>
        <comment>time</comment>
        <translation>
            <numerusform>%n lapsed hold waits to be closed, since %1.</numerusform>
            <numerusform>%n lapsed holds wait to be closed, the oldest since %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StockPage</name>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n item</numerusform>
            <numerusform>%n items</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StockPanel</name>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>bookings</comment>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StockText</name>
    <message numerus="yes">
        <source>%n reserved</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>%n reserved</numerusform>
            <numerusform>%n reserved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n handed out</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>%n handed out</numerusform>
            <numerusform>%n handed out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n released</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>%n released</numerusform>
            <numerusform>%n released</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free again, the hold ended</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>%n free again, the hold ended</numerusform>
            <numerusform>%n free again, the hold ended</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n came back</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>%n came back</numerusform>
            <numerusform>%n came back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>%n lost</numerusform>
            <numerusform>%n lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damaged</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>%n damaged</numerusform>
            <numerusform>%n damaged</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n used up</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>%n used up</numerusform>
            <numerusform>%n used up</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reserved pieces will be missing.</source>
        <translation>
            <numerusform>%n reserved piece will be missing.</numerusform>
            <numerusform>%n reserved pieces will be missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n come back</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>%n comes back</numerusform>
            <numerusform>%n come back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n pieces are on hand.</source>
        <translation>
            <numerusform>Only %n piece is on hand.</numerusform>
            <numerusform>Only %n pieces are on hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n pieces of this booking are still out.</source>
        <translation>
            <numerusform>Only %n piece of this booking is still out.</numerusform>
            <numerusform>Only %n pieces of this booking are still out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n promised pieces are missing.</source>
        <translation>
            <numerusform>%n promised piece is missing.</numerusform>
            <numerusform>%n promised pieces are missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moved to %1</source>
        <comment>pieces, warehouse</comment>
        <translation>
            <numerusform>%n moved to %1</numerusform>
            <numerusform>%n moved to %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n came from %1</source>
        <comment>pieces, warehouse</comment>
        <translation>
            <numerusform>%n came from %1</numerusform>
            <numerusform>%n came from %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n pieces are available.</source>
        <translation>
            <numerusform>Only %n piece is available.</numerusform>
            <numerusform>Only %n pieces are available.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SuggestionList</name>
    <message numerus="yes">
        <source>%n customers fit</source>
        <translation>
            <numerusform>%n customer fits</numerusform>
            <numerusform>%n customers fit</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message numerus="yes">
        <source>Only what is free for %n people. Show all slots again</source>
        <translation>
            <numerusform>Only what is free for %n person. Show all slots again</numerusform>
            <numerusform>Only what is free for %n people. Show all slots again</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WaitBox</name>
    <message numerus="yes">
        <source>until %n hour(s) before</source>
        <translation>
            <numerusform>until %n hour before</numerusform>
            <numerusform>until %n hours before</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WaitingSection</name>
    <message numerus="yes">
        <source>Waiting list: %n</source>
        <comment>parties</comment>
        <translation>
            <numerusform>Waiting list: %n</numerusform>
            <numerusform>Waiting list: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WaitingText</name>
    <message numerus="yes">
        <source>There is room for this party: %n places are free. Hold them.</source>
        <translation>
            <numerusform>There is room for this party: %n place is free. Hold it.</numerusform>
            <numerusform>There is room for this party: %n places are free. Hold them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The slot has %n places in all: this party can never have them.</source>
        <translation>
            <numerusform>The slot has %n place in all: this party can never fit.</numerusform>
            <numerusform>The slot has %n places in all: this party can never fit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>passed over, only %n were free</source>
        <translation>
            <numerusform>passed over, only %n was free</numerusform>
            <numerusform>passed over, only %n were free</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WalletWords</name>
    <message numerus="yes">
        <source>Holds %1 of %2 for %n minutes.</source>
        <comment>credits, customer</comment>
        <translation>
            <numerusform>Holds %1 of %2 for %n minute.</numerusform>
            <numerusform>Holds %1 of %2 for %n minutes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WelcomeStep</name>
    <message numerus="yes">
        <source>This kiosk waits %n second(s) for you, then it asks whether you are still there. After that it forgets everything you typed.</source>
        <translation>
            <numerusform>This kiosk waits %n second for you, then it asks whether you are still there. After that it forgets everything you typed.</numerusform>
            <numerusform>This kiosk waits %n seconds for you, then it asks whether you are still there. After that it forgets everything you typed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WhenStep</name>
    <message numerus="yes">
        <source>There is no room for %n person(s) on this day.</source>
        <translation>
            <numerusform>There is no room for %n person on this day.</numerusform>
            <numerusform>There is no room for %n people on this day.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no room for %n person(s) on this day or in the days after it. The desk is glad to help you.</source>
        <translation>
            <numerusform>There is no room for %n person on this day or in the days after it. The desk is glad to help you.</numerusform>
            <numerusform>There is no room for %n people on this day or in the days after it. The desk is glad to help you.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left, too few</source>
        <translation>
            <numerusform>%n left, too few</numerusform>
            <numerusform>%n left, too few</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
</context>
</TS>
