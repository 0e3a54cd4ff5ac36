<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sk" sourcelanguage="en_US">
<context>
    <name>AmountText</name>
    <message>
        <source>“%1” is not an amount.</source>
        <translation>„%1“ nie je suma.</translation>
    </message>
    <message>
        <source>The amount must have an end.</source>
        <translation>Suma musí mať koniec.</translation>
    </message>
    <message>
        <source>Type all digits of the amount, without an exponent.</source>
        <translation>Napíšte sumu všetkými číslicami, bez exponentu.</translation>
    </message>
    <message>
        <source>Type the amount with the digits 0 to 9.</source>
        <translation>Napíšte sumu číslicami 0 až 9.</translation>
    </message>
    <message>
        <source>“%1” can be read in two ways. Type %2 if that is meant.</source>
        <translation>„%1“ sa dá čítať dvoma spôsobmi. Ak myslíte %2, napíšte to takto.</translation>
    </message>
    <message>
        <source>Only whole amounts.</source>
        <translation>Len celé sumy.</translation>
    </message>
    <message>
        <source>The amount cannot be negative.</source>
        <translation>Suma nemôže byť záporná.</translation>
    </message>
    <message>
        <source>The amount must be at least 1.</source>
        <translation>Suma musí byť aspoň 1.</translation>
    </message>
    <message>
        <source>The amount is too large.</source>
        <translation>Suma je príliš vysoká.</translation>
    </message>
</context>
<context>
    <name>ArrivalModel</name>
    <message>
        <source>Walk-in</source>
        <comment>a booking without a name</comment>
        <translation>Bez mena</translation>
    </message>
    <message>
        <source>%1 of %2 here</source>
        <comment>people of a party</comment>
        <translation>prišlo %1 z %2</translation>
    </message>
    <message>
        <source>expected</source>
        <comment>a party</comment>
        <translation>čakáme</translation>
    </message>
    <message>
        <source>over, nobody checked in</source>
        <comment>a slot</comment>
        <translation>skončilo, nikto nezapísaný</translation>
    </message>
    <message>
        <source>late</source>
        <comment>a party</comment>
        <translation>meškajú</translation>
    </message>
    <message>
        <source>%1 min late</source>
        <comment>a party</comment>
        <translation>meškanie %1 min</translation>
    </message>
    <message>
        <source>%1 h %2 min late</source>
        <comment>a party</comment>
        <translation>meškanie %1 h %2 min</translation>
    </message>
    <message>
        <source>part here</source>
        <comment>a party</comment>
        <translation>prišla časť</translation>
    </message>
    <message>
        <source>all here</source>
        <comment>a party</comment>
        <translation>všetci prišli</translation>
    </message>
    <message>
        <source>here</source>
        <comment>one person</comment>
        <translation>je tu</translation>
    </message>
    <message>
        <source>not come</source>
        <comment>a party</comment>
        <translation>neprišli</translation>
    </message>
    <message>
        <source>Time</source>
        <comment>column</comment>
        <translation>Čas</translation>
    </message>
    <message>
        <source>Where</source>
        <comment>column: the hall, court or person</comment>
        <translation>Kde</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>column</comment>
        <translation>Meno</translation>
    </message>
    <message>
        <source>Party</source>
        <comment>column: how many people</comment>
        <translation>Osoby</translation>
    </message>
    <message>
        <source>State</source>
        <comment>column: expected, late, here</comment>
        <translation>Stav</translation>
    </message>
    <message>
        <source>Code</source>
        <comment>column: of the booking</comment>
        <translation>Kód</translation>
    </message>
</context>
<context>
    <name>ArrivalsPage</name>
    <message numerus="yes">
        <source>%n bookings</source>
        <translation>
            <numerusform>%n rezervácia</numerusform>
            <numerusform>%n rezervácie</numerusform>
            <numerusform>%n rezervácií</numerusform>
        </translation>
    </message>
    <message>
        <source>expected</source>
        <comment>people, over their number</comment>
        <translation>čakáme</translation>
    </message>
    <message>
        <source>here</source>
        <comment>people, over their number</comment>
        <translation>prišli</translation>
    </message>
    <message>
        <source>late</source>
        <comment>people, over their number</comment>
        <translation>meškajú</translation>
    </message>
    <message>
        <source>not come</source>
        <comment>people, over their number</comment>
        <translation>neprišli</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n bookings, as of %2</source>
        <comment>shown, all, time</comment>
        <translation>
            <numerusform>%1 z %n rezervácie, stav o %2</numerusform>
            <numerusform>%1 zo %n rezervácií, stav o %2</numerusform>
            <numerusform>%1 z %n rezervácií, stav o %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing fits “%1”</source>
        <translation>Na „%1“ sa nič nehodí</translation>
    </message>
    <message>
        <source>Esc shows all bookings of the day again.</source>
        <translation>Esc zobrazí zase všetky rezervácie dňa.</translation>
    </message>
    <message>
        <source>Nobody is expected any more</source>
        <translation>Už nikoho nečakáme</translation>
    </message>
    <message>
        <source>Everybody is here, or was noted as not come. E shows all bookings again.</source>
        <translation>Všetci prišli, alebo je zapísané, že neprišli. E zobrazí zase všetky rezervácie.</translation>
    </message>
    <message>
        <source>No bookings on %1</source>
        <translation>Žiadne rezervácie: %1</translation>
    </message>
    <message>
        <source>A booking comes to this list when its hold is confirmed. Esc goes to the day, where places are held.</source>
        <translation>Rezervácia sa v zozname objaví, hneď ako ju potvrdíte. Esc prejde na deň, kde sa miesta držia.</translation>
    </message>
    <message>
        <source>The arrivals cannot be shown</source>
        <translation>Príchody sa nedajú zobraziť</translation>
    </message>
    <message>
        <source>Code for support: %1</source>
        <translation>Kód pre podporu: %1</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>Skúsiť hneď</translation>
    </message>
    <message>
        <source>Name, phone or code</source>
        <translation>Meno, telefón alebo kód</translation>
    </message>
    <message>
        <source>Arrivals of the day</source>
        <translation>Príchody dňa</translation>
    </message>
    <message>
        <source>Only those still expected</source>
        <translation>Len na koho čakáme</translation>
    </message>
    <message>
        <source>How many people have come</source>
        <translation>Koľko ľudí prišlo</translation>
    </message>
</context>
<context>
    <name>ArrivalsPanel</name>
    <message>
        <source>No booking chosen</source>
        <translation>Nie je vybraná rezervácia</translation>
    </message>
    <message>
        <source>Choose one with the arrow keys.</source>
        <translation>Vyberte ju šípkami.</translation>
    </message>
    <message>
        <source>The first came at %1</source>
        <comment>time</comment>
        <translation>Prví prišli o %1</translation>
    </message>
    <message>
        <source>Noted at %1 that nobody came</source>
        <comment>time</comment>
        <translation>O %1 zapísané, že nikto neprišiel</translation>
    </message>
    <message>
        <source>Code %1</source>
        <comment>of a booking</comment>
        <translation>Kód %1</translation>
    </message>
    <message>
        <source>%1 of %2 are here? Another digit goes behind it, Enter notes it now.</source>
        <comment>people of a party</comment>
        <translation>Prišlo %1 z %2? Ďalšia číslica sa pripíše, Enter zapíše hneď.</translation>
    </message>
    <message>
        <source>The database does not answer: nothing can be noted now.</source>
        <translation>Databáza neodpovedá: teraz sa nedá nič zapísať.</translation>
    </message>
    <message>
        <source>The last answer is still being looked for.</source>
        <translation>Posledná odpoveď sa ešte zisťuje.</translation>
    </message>
    <message>
        <source>All of them are here already.</source>
        <translation>Všetci už prišli.</translation>
    </message>
    <message>
        <source>Nothing was noted about it yet.</source>
        <translation>O tejto rezervácii ešte nie je nič zapísané.</translation>
    </message>
    <message>
        <source>Somebody of them is here.</source>
        <translation>Niekto z nich už prišiel.</translation>
    </message>
    <message>
        <source>It is noted already that nobody came.</source>
        <translation>Už je zapísané, že nikto neprišiel.</translation>
    </message>
    <message>
        <source>The last one is still on its way.</source>
        <translation>Posledný zápis sa ešte odosiela.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Nie je čo vrátiť.</translation>
    </message>
    <message>
        <source>Check in</source>
        <translation>Prišli</translation>
    </message>
    <message>
        <source>Check in all</source>
        <translation>Prišli všetci</translation>
    </message>
    <message>
        <source>One more</source>
        <translation>Ešte jeden</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zrušiť zápis</translation>
    </message>
    <message>
        <source>Not come</source>
        <translation>Neprišli</translation>
    </message>
    <message>
        <source>History</source>
        <translation>História</translation>
    </message>
    <message numerus="yes">
        <source>Undo, %n seconds left</source>
        <translation>
            <numerusform>Vrátiť, zostáva %n sekunda</numerusform>
            <numerusform>Vrátiť, zostávajú %n sekundy</numerusform>
            <numerusform>Vrátiť, zostáva %n sekúnd</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Vrátiť</translation>
    </message>
    <message>
        <source>booked</source>
        <comment>under a number of people</comment>
        <translation>rezervované</translation>
    </message>
    <message>
        <source>here</source>
        <comment>under a number of people</comment>
        <translation>prišli</translation>
    </message>
    <message>
        <source>missing</source>
        <comment>under a number of people</comment>
        <translation>chýba</translation>
    </message>
    <message>
        <source>Numbers of the booking</source>
        <translation>Čísla rezervácie</translation>
    </message>
</context>
<context>
    <name>BookingStep</name>
    <message>
        <source>Cancel this booking?</source>
        <translation>Zrušiť túto rezerváciu?</translation>
    </message>
    <message>
        <source>That was not possible</source>
        <translation>Nepodarilo sa to</translation>
    </message>
    <message>
        <source>You are checked in</source>
        <translation>Ste prihlásení</translation>
    </message>
    <message>
        <source>Your booking is cancelled</source>
        <translation>Rezervácia je zrušená</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hotovo</translation>
    </message>
    <message>
        <source>Your booking</source>
        <translation>Vaša rezervácia</translation>
    </message>
    <message>
        <source>Check in</source>
        <translation>Prihlásiť príchod</translation>
    </message>
    <message>
        <source>This booking was cancelled.</source>
        <translation>Táto rezervácia bola zrušená.</translation>
    </message>
    <message>
        <source>This place was not booked in time and was given back.</source>
        <translation>Toto miesto nebolo včas potvrdené a je zase voľné.</translation>
    </message>
    <message>
        <source>This place is kept, but not booked yet. Please go to the desk.</source>
        <translation>Miesto je pre vás držané, ale rezervácia ešte nie je potvrdená. Príďte, prosím, k pultu.</translation>
    </message>
    <message>
        <source>This booking is over.</source>
        <translation>Táto rezervácia sa už skončila.</translation>
    </message>
    <message>
        <source>Everybody of your party is checked in.</source>
        <translation>Všetci z vašej skupiny sú prihlásení.</translation>
    </message>
    <message>
        <source>You can check in from %1.</source>
        <translation>Príchod môžete prihlásiť od %1.</translation>
    </message>
    <message>
        <source>It is too early to check in.</source>
        <translation>Na prihlásenie príchodu je ešte skoro.</translation>
    </message>
    <message>
        <source>It has begun already. Please go to the desk.</source>
        <translation>Už sa to začalo. Príďte, prosím, k pultu.</translation>
    </message>
    <message>
        <source>Somebody of your party is checked in already. Please go to the desk.</source>
        <translation>Niekto z vašej skupiny je už prihlásený. Príďte, prosím, k pultu.</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Čo</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Kde</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Kedy</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Koľko</translation>
    </message>
    <message>
        <source>With it</source>
        <translation>K tomu</translation>
    </message>
    <message>
        <source>The places go to somebody else at once. This cannot be undone here.</source>
        <translation>Miesta hneď pripadnú niekomu inému. Tu sa to nedá vrátiť.</translation>
    </message>
    <message>
        <source>Cancel this booking</source>
        <translation>Zrušiť rezerváciu</translation>
    </message>
    <message>
        <source>Yes, cancel it</source>
        <translation>Áno, zrušiť</translation>
    </message>
</context>
<context>
    <name>ChangeCard</name>
    <message>
        <source>Walk-in</source>
        <translation>Bez mena</translation>
    </message>
    <message>
        <source>Moving %1, %2: go to another slot.</source>
        <comment>name, size of the party</comment>
        <translation>Presúva sa %1, %2: prejdite na iný termín.</translation>
    </message>
    <message>
        <source>Move here</source>
        <translation>Presunúť sem</translation>
    </message>
    <message>
        <source>Leave it where it is</source>
        <translation>Nechať, kde je</translation>
    </message>
    <message numerus="yes">
        <source>Undo, %n seconds left</source>
        <translation>
            <numerusform>Vrátiť späť, zostáva %n sekunda</numerusform>
            <numerusform>Vrátiť späť, zostávajú %n sekundy</numerusform>
            <numerusform>Vrátiť späť, zostáva %n sekúnd</numerusform>
        </translation>
    </message>
    <message>
        <source>Change places</source>
        <translation>Vymeniť miesta</translation>
    </message>
</context>
<context>
    <name>ChangeText</name>
    <message>
        <source>It cannot be undone. %1</source>
        <translation>Nedá sa to vrátiť späť. %1</translation>
    </message>
    <message>
        <source>This cannot be done with this hold.</source>
        <translation>S touto rezerváciou to nejde.</translation>
    </message>
    <message>
        <source>Moved. The old place is free again.</source>
        <translation>Presunuté. Pôvodné miesto je zase voľné.</translation>
    </message>
    <message>
        <source>The two have changed places.</source>
        <translation>Rezervácie si vymenili miesta.</translation>
    </message>
    <message>
        <source>The party has its new size.</source>
        <translation>Počet osôb je zmenený.</translation>
    </message>
    <message>
        <source>Checked in.</source>
        <translation>Príchod zaznamenaný.</translation>
    </message>
    <message>
        <source>Noted that nobody came.</source>
        <translation>Zaznamenané, že nikto neprišiel.</translation>
    </message>
    <message>
        <source>It is back.</source>
        <translation>Rezervácia je späť.</translation>
    </message>
    <message>
        <source>The hold is yours now, with the time that is left.</source>
        <translation>Rezervácia je teraz vaša, so zostávajúcim časom.</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>Vrátené späť.</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>Presunuté</translation>
    </message>
    <message>
        <source>Places changed</source>
        <translation>Miesta vymenené</translation>
    </message>
    <message>
        <source>Party changed</source>
        <translation>Počet osôb zmenený</translation>
    </message>
    <message>
        <source>Checked in</source>
        <translation>Príchod zaznamenaný</translation>
    </message>
    <message>
        <source>Marked as not come</source>
        <translation>Označené: neprišli</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Zrušené</translation>
    </message>
    <message>
        <source>There is no such hold.</source>
        <translation>Taká rezervácia nie je.</translation>
    </message>
    <message>
        <source>The hold has lapsed; its time was over.</source>
        <translation>Rezervácia prepadla, jej čas uplynul.</translation>
    </message>
    <message>
        <source>It has been cancelled.</source>
        <translation>Je už zrušená.</translation>
    </message>
    <message>
        <source>It is a confirmed booking: there is nothing to take over.</source>
        <translation>Je to potvrdená rezervácia, nie je čo preberať.</translation>
    </message>
    <message>
        <source>It is not confirmed yet. Confirm it first.</source>
        <translation>Ešte nie je potvrdená. Najprv ju potvrďte.</translation>
    </message>
    <message>
        <source>It is still there.</source>
        <translation>Rezervácia tu stále je.</translation>
    </message>
    <message>
        <source>Another desk has changed it meanwhile. Look at it again.</source>
        <translation>Medzitým ju zmenilo iné pracovisko. Pozrite sa na ňu znova.</translation>
    </message>
    <message>
        <source>This cannot be taken back.</source>
        <translation>To sa nedá vrátiť späť.</translation>
    </message>
    <message>
        <source>Some of its pieces have come back already, so it stays cancelled.</source>
        <translation>Niektoré veci sa už vrátili, takže zostáva zrušená.</translation>
    </message>
    <message>
        <source>It is too early for that.</source>
        <translation>Na to je ešte skoro.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n places are left there. Nothing was changed.</source>
        <translation>
            <numerusform>Zostáva tam len %n miesto. Nič sa nezmenilo.</numerusform>
            <numerusform>Zostávajú tam len %n miesta. Nič sa nezmenilo.</numerusform>
            <numerusform>Zostáva tam len %n miest. Nič sa nezmenilo.</numerusform>
        </translation>
    </message>
    <message>
        <source>No place is left there. Nothing was changed.</source>
        <translation>Nie je tam žiadne voľné miesto. Nič sa nezmenilo.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n of %1 are left. Nothing was changed.</source>
        <comment>pieces of an item</comment>
        <translation>
            <numerusform>Zostáva len %n kus: %1. Nič sa nezmenilo.</numerusform>
            <numerusform>Zostávajú len %n kusy: %1. Nič sa nezmenilo.</numerusform>
            <numerusform>Zostáva len %n kusov: %1. Nič sa nezmenilo.</numerusform>
        </translation>
    </message>
    <message>
        <source>The wallet has too little. Nothing was changed.</source>
        <translation>V peňaženke je málo. Nič sa nezmenilo.</translation>
    </message>
    <message>
        <source>The slot is closed.</source>
        <translation>Termín je zatvorený.</translation>
    </message>
    <message>
        <source>The slot is closed: %1.</source>
        <translation>Termín je zatvorený: %1.</translation>
    </message>
    <message>
        <source>The slot is over.</source>
        <translation>Termín sa už skončil.</translation>
    </message>
    <message numerus="yes">
        <source>The party is of %n people.</source>
        <translation>
            <numerusform>Skupina má %n osobu.</numerusform>
            <numerusform>Skupina má %n osoby.</numerusform>
            <numerusform>Skupina má %n osôb.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the party are here already.</source>
        <translation>
            <numerusform>%n osoba zo skupiny už je tu.</numerusform>
            <numerusform>%n osoby zo skupiny už sú tu.</numerusform>
            <numerusform>%n osôb zo skupiny už je tu.</numerusform>
        </translation>
    </message>
    <message>
        <source>The places have been offered to a party that waited for them. Nothing was changed.</source>
        <translation>Miesta už boli ponúknuté tým, ktorí na ne čakali. Nič sa nezmenilo.</translation>
    </message>
</context>
<context>
    <name>CodeStep</name>
    <message>
        <source>Your booking</source>
        <translation>Vaša rezervácia</translation>
    </message>
    <message>
        <source>Hold your ticket before the scanner, or type the code that is on it.</source>
        <translation>Priložte vstupenku k čítačke, alebo napíšte kód, ktorý je na nej.</translation>
    </message>
    <message>
        <source>Find my booking</source>
        <translation>Nájsť rezerváciu</translation>
    </message>
    <message>
        <source>Code of 8 letters and digits</source>
        <translation>Kód z 8 písmen a číslic</translation>
    </message>
</context>
<context>
    <name>CommandList</name>
    <message>
        <source>Hold this slot</source>
        <translation>Podržať termín</translation>
    </message>
    <message>
        <source>New hold here</source>
        <translation>Nová rezervácia</translation>
    </message>
    <message>
        <source>Confirm booking</source>
        <translation>Potvrdiť rezerváciu</translation>
    </message>
    <message>
        <source>More time</source>
        <translation>Predĺžiť</translation>
    </message>
    <message>
        <source>Release or cancel</source>
        <translation>Uvoľniť alebo zrušiť</translation>
    </message>
    <message>
        <source>Next hold of the slot</source>
        <translation>Ďalšia rezervácia v&#xa0;termíne</translation>
    </message>
    <message>
        <source>Why this number?</source>
        <translation>Prečo toto číslo?</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Dnes</translation>
    </message>
    <message>
        <source>Go to date</source>
        <translation>Prejsť na dátum</translation>
    </message>
    <message>
        <source>Previous day</source>
        <translation>Predchádzajúci deň</translation>
    </message>
    <message>
        <source>Next day</source>
        <translation>Nasledujúci deň</translation>
    </message>
    <message>
        <source>Previous week</source>
        <translation>Predchádzajúci týždeň</translation>
    </message>
    <message>
        <source>Next week</source>
        <translation>Nasledujúci týždeň</translation>
    </message>
    <message>
        <source>Read again now</source>
        <translation>Hneď načítať znova</translation>
    </message>
    <message>
        <source>Next part of the window</source>
        <translation>Ďalšia časť okna</translation>
    </message>
    <message>
        <source>Previous part of the window</source>
        <translation>Predchádzajúca časť okna</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>O&#xa0;krok späť</translation>
    </message>
    <message>
        <source>List of keys</source>
        <translation>Prehľad klávesov</translation>
    </message>
    <message>
        <source>Slot and hold</source>
        <translation>Termín a&#xa0;rezervácia</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Deň</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Okno</translation>
    </message>
    <message>
        <source>Return pieces</source>
        <translation>Vrátiť požičané</translation>
    </message>
    <message>
        <source>Print ticket or day sheet</source>
        <translation>Tlač lístka alebo denného prehľadu</translation>
    </message>
    <message>
        <source>What happened here</source>
        <translation>Čo sa tu dialo</translation>
    </message>
    <message>
        <source>Next slot free for so many</source>
        <translation>Ďalší termín s miestom pre toľko osôb</translation>
    </message>
    <message>
        <source>Pause the refresh</source>
        <translation>Pozastaviť obnovovanie</translation>
    </message>
    <message>
        <source>Week of a resource</source>
        <translation>Týždeň jedného miesta</translation>
    </message>
    <message>
        <source>Agenda of the day</source>
        <translation>Zoznam dňa</translation>
    </message>
    <message>
        <source>Day, times across</source>
        <translation>Deň, časy vodorovne</translation>
    </message>
    <message>
        <source>Find a customer or a booking</source>
        <translation>Nájsť zákazníka alebo rezerváciu</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Zobrazenie</translation>
    </message>
    <message>
        <source>Move to another slot</source>
        <translation>Presunúť na iný termín</translation>
    </message>
    <message>
        <source>Moving: change places</source>
        <translation>Pri presune: vymeniť miesta</translation>
    </message>
    <message>
        <source>Size of the party</source>
        <translation>Počet osôb</translation>
    </message>
    <message>
        <source>Check the party in</source>
        <translation>Zaznamenať príchod</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>Vrátiť poslednú zmenu späť</translation>
    </message>
    <message>
        <source>Put on the waiting list</source>
        <translation>Zapísať do poradovníka</translation>
    </message>
    <message>
        <source>Next offer of the waiting list</source>
        <translation>Ďalšia ponuka z poradovníka</translation>
    </message>
    <message>
        <source>Bring a found booking back</source>
        <translation>Obnoviť nájdenú rezerváciu</translation>
    </message>
    <message>
        <source>Take a hold over</source>
        <translation>Prevziať predbežnú rezerváciu</translation>
    </message>
    <message>
        <source>Lock the desk</source>
        <translation>Zamknúť prepážku</translation>
    </message>
    <message>
        <source>Go to a call from a kiosk</source>
        <translation>Ísť k volaniu z kiosku</translation>
    </message>
</context>
<context>
    <name>ConnectionBar</name>
    <message>
        <source>The answer did not arrive. Checking what became of it…</source>
        <translation>Odpoveď neprišla. Zisťuje sa, ako to dopadlo…</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>Skúsiť hneď</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>Overiť hneď</translation>
    </message>
    <message>
        <source>The database does not answer. You can look at this day and type; holding, confirming and cancelling wait for it.</source>
        <translation>Databáza neodpovedá. Deň si môžete prezerať a&#xa0;údaje zadávať ďalej; podržať, potvrdiť a&#xa0;zrušiť sa bude dať, keď sa ozve.</translation>
    </message>
    <message numerus="yes">
        <source>Next try in %n seconds.</source>
        <translation>
            <numerusform>Ďalší pokus o&#xa0;%n&#xa0;sekundu.</numerusform>
            <numerusform>Ďalší pokus o&#xa0;%n&#xa0;sekundy.</numerusform>
            <numerusform>Ďalší pokus o&#xa0;%n&#xa0;sekúnd.</numerusform>
        </translation>
    </message>
    <message>
        <source>Trying now…</source>
        <translation>Práve sa skúša…</translation>
    </message>
</context>
<context>
    <name>CountdownBar</name>
    <message>
        <source>Your place is kept for you</source>
        <translation>Miesto pre vás držíme</translation>
    </message>
    <message>
        <source>Less than a minute left</source>
        <translation>Zostáva menej ako minúta</translation>
    </message>
    <message>
        <source>Your place will soon be given back</source>
        <translation>Miesto sa čoskoro uvoľní</translation>
    </message>
    <message>
        <source>More time</source>
        <extracomment>a button: the place is kept for longer</extracomment>
        <translation>Viac času</translation>
    </message>
</context>
<context>
    <name>CreditForm</name>
    <message>
        <source>Grant credits</source>
        <translation>Pripísať kredity</translation>
    </message>
    <message>
        <source>Debit credits</source>
        <translation>Odpísať kredity</translation>
    </message>
    <message>
        <source>Hold credits</source>
        <translation>Podržať kredity</translation>
    </message>
    <message>
        <source>Capture a part of the hold</source>
        <translation>Strhnúť časť podržaných</translation>
    </message>
    <message>
        <source>Reverse the chosen entry</source>
        <translation>Stornovať vybraný záznam</translation>
    </message>
    <message>
        <source>Limits of the wallet</source>
        <translation>Limity peňaženky</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Druh</translation>
    </message>
    <message>
        <source>Good to the end of (may stay empty)</source>
        <translation>Platia do konca dňa (netreba vyplniť)</translation>
    </message>
    <message>
        <source>31.12.2027 or +30 days</source>
        <translation>31.12.2027 alebo +30 (dní)</translation>
    </message>
    <message>
        <source>Minutes (may stay empty)</source>
        <translation>Minút (netreba vyplniť)</translation>
    </message>
    <message>
        <source>Overdraft</source>
        <translation>Prečerpanie</translation>
    </message>
    <message>
        <source>Holds and debits are not limited</source>
        <translation>Držať a odpisovať bez obmedzenia</translation>
    </message>
    <message>
        <source>Reason (may stay empty)</source>
        <translation>Dôvod (netreba vyplniť)</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Dôvod</translation>
    </message>
    <message>
        <source>How many must stay (may be negative)</source>
        <translation>Koľko musí zostať (môže byť záporné)</translation>
    </message>
</context>
<context>
    <name>CreditPage</name>
    <message numerus="yes">
        <source>the first %n wallets</source>
        <translation>
            <numerusform>prvá %n peňaženka</numerusform>
            <numerusform>prvé %n peňaženky</numerusform>
            <numerusform>prvých %n peňaženiek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wallets</source>
        <translation>
            <numerusform>%n peňaženka</numerusform>
            <numerusform>%n peňaženky</numerusform>
            <numerusform>%n peňaženiek</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no wallet yet</source>
        <translation>Zatiaľ tu nie je žiadna peňaženka</translation>
    </message>
    <message>
        <source>Type the name of a customer: the first grant opens a wallet.</source>
        <translation>Napíšte meno zákazníka: peňaženku otvorí prvé pripísanie.</translation>
    </message>
    <message>
        <source>Nobody fits “%1”</source>
        <translation>„%1“ nezodpovedá nikomu</translation>
    </message>
    <message>
        <source>Customers come to the list with their first booking by name.</source>
        <translation>Zákazník sa do zoznamu dostane prvou rezerváciou na meno.</translation>
    </message>
    <message>
        <source>The wallets cannot be shown</source>
        <translation>Peňaženky sa nedajú zobraziť</translation>
    </message>
    <message>
        <source>Code for support: %1</source>
        <translation>Kód pre podporu: %1</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>Skúsiť hneď</translation>
    </message>
    <message>
        <source>Name or phone of a customer</source>
        <translation>Meno alebo telefón zákazníka</translation>
    </message>
    <message>
        <source>Wallets</source>
        <translation>Peňaženky</translation>
    </message>
</context>
<context>
    <name>CreditPanel</name>
    <message>
        <source>Choose what is held first.</source>
        <translation>Najprv vyberte, čo je podržané.</translation>
    </message>
    <message>
        <source>No wallet chosen</source>
        <translation>Nie je vybraná peňaženka</translation>
    </message>
    <message>
        <source>Type a name, then choose with the arrow keys.</source>
        <translation>Napíšte meno a vyberte šípkami.</translation>
    </message>
    <message>
        <source>No wallet yet. The first grant opens it.</source>
        <translation>Peňaženka zatiaľ nie je. Otvorí ju prvé pripísanie.</translation>
    </message>
    <message>
        <source>%1 · may spend without limit</source>
        <comment>kind of credits</comment>
        <translation>%1 · čerpá bez obmedzenia</translation>
    </message>
    <message>
        <source>Has paid</source>
        <comment>a grant, for these uses</comment>
        <translation>Z toho sa zaplatilo</translation>
    </message>
    <message>
        <source>Paid by</source>
        <comment>these grants</comment>
        <translation>Zaplatené z</translation>
    </message>
    <message>
        <source>The database does not answer: nothing can be changed now.</source>
        <translation>Databáza neodpovedá: teraz sa nedá nič zmeniť.</translation>
    </message>
    <message>
        <source>The last answer is still being looked for.</source>
        <translation>Posledná odpoveď sa ešte zisťuje.</translation>
    </message>
    <message>
        <source>Grant</source>
        <translation>Pripísať</translation>
    </message>
    <message>
        <source>Debit</source>
        <translation>Odpísať</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Podržať</translation>
    </message>
    <message>
        <source>Capture</source>
        <translation>Strhnúť</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>Stornovať</translation>
    </message>
    <message>
        <source>Set the limits</source>
        <translation>Nastaviť limity</translation>
    </message>
    <message>
        <source>Leave, keep what was typed</source>
        <translation>Odísť, zadanie zostane</translation>
    </message>
    <message>
        <source>Places or pieces are held with it: confirm it on the page of the day.</source>
        <translation>Držia sa s nimi aj miesta alebo kusy: potvrďte ich na stránke dňa.</translation>
    </message>
    <message>
        <source>Capture all</source>
        <translation>Strhnúť všetko</translation>
    </message>
    <message>
        <source>Capture part</source>
        <translation>Strhnúť časť</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>Uvoľniť</translation>
    </message>
    <message>
        <source>The first grant opens the wallet.</source>
        <translation>Peňaženku otvorí prvé pripísanie.</translation>
    </message>
    <message>
        <source>This place does not hold credits.</source>
        <translation>Tu sa kredity nedržia.</translation>
    </message>
    <message>
        <source>This entry cannot be reversed.</source>
        <translation>Tento záznam sa nedá stornovať.</translation>
    </message>
    <message>
        <source>Choose an entry first.</source>
        <translation>Najprv vyberte záznam.</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limity</translation>
    </message>
    <message>
        <source>Only a manager sets the limits of a wallet.</source>
        <translation>Limity peňaženky nastavuje len vedúci.</translation>
    </message>
    <message>
        <source>balance</source>
        <comment>under a number of credits</comment>
        <translation>zostatok</translation>
    </message>
    <message>
        <source>held</source>
        <comment>under a number of credits</comment>
        <translation>podržané</translation>
    </message>
    <message>
        <source>available</source>
        <comment>under a number of credits</comment>
        <translation>k dispozícii</translation>
    </message>
    <message>
        <source>owed</source>
        <comment>under a number of credits</comment>
        <translation>dlh</translation>
    </message>
    <message>
        <source>minimum</source>
        <comment>under a number of credits</comment>
        <translation>minimum</translation>
    </message>
    <message>
        <source>Numbers of the wallet</source>
        <translation>Čísla peňaženky</translation>
    </message>
    <message>
        <source>Held now</source>
        <translation>Práve podržané</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Záznamy</translation>
    </message>
    <message>
        <source>Show older entries</source>
        <translation>Zobraziť staršie záznamy</translation>
    </message>
</context>
<context>
    <name>CreditText</name>
    <message>
        <source>Credits</source>
        <comment>the usual kind of credits</comment>
        <translation>Kredity</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>a kind of credits</comment>
        <translation>Body</translation>
    </message>
    <message>
        <source>%1: %2 owed</source>
        <comment>kind of credits, amount</comment>
        <translation>%1: dlh %2</translation>
    </message>
    <message>
        <source>%1: %2 available</source>
        <comment>kind of credits, amount</comment>
        <translation>%1: k dispozícii %2</translation>
    </message>
</context>
<context>
    <name>CustomerForm</name>
    <message>
        <source>Change the customer</source>
        <translation>Zmeniť údaje zákazníka</translation>
    </message>
    <message>
        <source>The same person: merge the two</source>
        <translation>Tá istá osoba: zlúčiť</translation>
    </message>
    <message>
        <source>Erase the personal data</source>
        <translation>Vymazať osobné údaje</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Meno</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Telefón</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>E-mail</translation>
    </message>
    <message>
        <source>Language (cs, sk, ru, en)</source>
        <translation>Jazyk (cs, sk, ru, en)</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Poznámka</translation>
    </message>
    <message>
        <source>Which of the two stays</source>
        <translation>Kto z oboch zostane</translation>
    </message>
    <message>
        <source>Reason, without personal data: it stays in the history</source>
        <translation>Dôvod bez osobných údajov: zostane v histórii</translation>
    </message>
    <message>
        <source>Who is it?</source>
        <translation>Kto to je?</translation>
    </message>
</context>
<context>
    <name>CustomerModel</name>
    <message>
        <source>Name</source>
        <comment>column</comment>
        <translation>Meno</translation>
    </message>
    <message>
        <source>Phone</source>
        <comment>column</comment>
        <translation>Telefón</translation>
    </message>
    <message>
        <source>E-mail</source>
        <comment>column</comment>
        <translation>E-mail</translation>
    </message>
</context>
<context>
    <name>CustomerPage</name>
    <message numerus="yes">
        <source>the first %n customers</source>
        <translation>
            <numerusform>prvý %n zákazník</numerusform>
            <numerusform>prví %n zákazníci</numerusform>
            <numerusform>prvých %n zákazníkov</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n customers</source>
        <translation>
            <numerusform>%n zákazník</numerusform>
            <numerusform>%n zákazníci</numerusform>
            <numerusform>%n zákazníkov</numerusform>
        </translation>
    </message>
    <message>
        <source>The customers cannot be shown</source>
        <translation>Zákazníkov nemožno zobraziť</translation>
    </message>
    <message>
        <source>Code for support: %1</source>
        <translation>Kód pre podporu: %1</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>Skúsiť teraz</translation>
    </message>
    <message>
        <source>Whom are you looking for?</source>
        <translation>Koho hľadáte?</translation>
    </message>
    <message>
        <source>Type a part of the name, or three digits of the phone.</source>
        <translation>Napíšte začiatok mena alebo tri číslice telefónu.</translation>
    </message>
    <message>
        <source>Nobody fits “%1”</source>
        <translation>Nikto nezodpovedá „%1“</translation>
    </message>
    <message>
        <source>Name or phone of a customer</source>
        <translation>Meno alebo telefón zákazníka</translation>
    </message>
    <message>
        <source>Customers</source>
        <translation>Zákazníci</translation>
    </message>
    <message>
        <source>New customer</source>
        <translation>Nový zákazník</translation>
    </message>
    <message>
        <source>Customers come to the list with their first booking by name, or with N.</source>
        <translation>Zákazník sa do zoznamu dostane prvou rezerváciou na meno, alebo klávesom N.</translation>
    </message>
</context>
<context>
    <name>CustomerPanel</name>
    <message numerus="yes">
        <source>%n others turned out to be this person</source>
        <translation>
            <numerusform>Tá istá osoba ako ďalší %n zákazník</numerusform>
            <numerusform>Tá istá osoba ako ďalší %n zákazníci</numerusform>
            <numerusform>Tá istá osoba ako ďalších %n zákazníkov</numerusform>
        </translation>
    </message>
    <message>
        <source>No customer chosen</source>
        <translation>Nie je vybraný zákazník</translation>
    </message>
    <message>
        <source>Type a name, then choose with the arrow keys.</source>
        <translation>Napíšte meno a vyberte šípkami.</translation>
    </message>
    <message>
        <source>speaks %1</source>
        <comment>language</comment>
        <translation>hovorí: %1</translation>
    </message>
    <message>
        <source>%1 available</source>
        <comment>credits</comment>
        <translation>k dispozícii %1</translation>
    </message>
    <message>
        <source>The personal data were erased.</source>
        <translation>Osobné údaje boli vymazané.</translation>
    </message>
    <message>
        <source>Nothing else is known.</source>
        <translation>Nič ďalšie nie je známe.</translation>
    </message>
    <message>
        <source>The database does not answer: nothing can be changed now.</source>
        <translation>Databáza neodpovedá: teraz nemožno nič zmeniť.</translation>
    </message>
    <message>
        <source>The last answer is still being looked for.</source>
        <translation>Posledná odpoveď sa ešte zisťuje.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Uložiť</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Zlúčiť</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Vymazať</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>Odísť bez uloženia</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Zmeniť</translation>
    </message>
    <message>
        <source>History</source>
        <translation>História</translation>
    </message>
    <message>
        <source>Nobody looks like the same person.</source>
        <translation>Nikto nevyzerá ako tá istá osoba.</translation>
    </message>
    <message>
        <source>to come</source>
        <comment>under a number of bookings</comment>
        <translation>čaká</translation>
    </message>
    <message>
        <source>past</source>
        <comment>under a number of bookings</comment>
        <translation>minulé</translation>
    </message>
    <message>
        <source>credits</source>
        <comment>under a number of credits</comment>
        <translation>kredity</translation>
    </message>
    <message>
        <source>Numbers of the customer</source>
        <translation>Čísla zákazníka</translation>
    </message>
    <message>
        <source>May be the same person</source>
        <translation>Možno tá istá osoba</translation>
    </message>
    <message>
        <source>Bookings to come</source>
        <translation>Nadchádzajúce rezervácie</translation>
    </message>
    <message>
        <source>Past, cancelled and expired</source>
        <translation>Minulé, zrušené a prepadnuté</translation>
    </message>
    <message>
        <source>Show older bookings</source>
        <translation>Zobraziť staršie</translation>
    </message>
    <message>
        <source>New customer</source>
        <translation>Nový zákazník</translation>
    </message>
    <message>
        <source>Add somebody else</source>
        <translation>Pridať inú osobu</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Pridať</translation>
    </message>
    <message>
        <source>Open the one below</source>
        <translation>Otvoriť nájdeného nižšie</translation>
    </message>
</context>
<context>
    <name>CustomerWords</name>
    <message>
        <source>same phone</source>
        <translation>rovnaký telefón</translation>
    </message>
    <message>
        <source>same e-mail</source>
        <translation>rovnaký e-mail</translation>
    </message>
    <message>
        <source>similar name</source>
        <translation>podobné meno</translation>
    </message>
    <message>
        <source>This person has been erased. Nothing was changed.</source>
        <translation>Táto osoba bola vymazaná. Nič sa nezmenilo.</translation>
    </message>
    <message>
        <source>Somebody else has changed this customer meanwhile. Nothing was saved: leave with Esc, look at what is there now, and change it again.</source>
        <translation>Zákazníka medzitým zmenil niekto iný. Nič sa neuložilo: odíďte klávesom Esc, pozrite sa, čo tam je teraz, a zmeňte to znova.</translation>
    </message>
    <message>
        <source>Another customer has this name and phone. Nothing was saved: if it is the same person, merge the two.</source>
        <translation>Toto meno a telefón má iný zákazník. Nič sa neuložilo: ak je to tá istá osoba, zlúčte ich.</translation>
    </message>
    <message>
        <source>Credits of the one that would go are held. Capture or release them first.</source>
        <translation>Kredity zanikajúceho zákazníka sú blokované. Najprv ich strhnite alebo uvoľnite.</translation>
    </message>
    <message>
        <source>One of the two has been merged meanwhile. Nothing was changed.</source>
        <translation>Jeden z oboch bol medzitým zlúčený. Nič sa nezmenilo.</translation>
    </message>
    <message>
        <source>This customer is not there any more.</source>
        <translation>Tento zákazník už neexistuje.</translation>
    </message>
    <message>
        <source>The database refused a value. Nothing was changed; correct what you typed.</source>
        <translation>Databáza hodnotu odmietla. Nič sa nezmenilo; opravte, čo ste napísali.</translation>
    </message>
    <message>
        <source>Saved.</source>
        <comment>customer</comment>
        <translation>Uložené.</translation>
    </message>
    <message>
        <source>Merged: bookings, credits and history are together now.</source>
        <translation>Zlúčené: rezervácie, kredity aj história sú teraz spolu.</translation>
    </message>
    <message>
        <source>Erased. Bookings and money stay without a name.</source>
        <translation>Vymazané. Rezervácie a peniaze zostávajú bez mena.</translation>
    </message>
    <message>
        <source>Type a name or a phone.</source>
        <translation>Napíšte meno alebo telefón.</translation>
    </message>
    <message numerus="yes">
        <source>A name has at most %n characters.</source>
        <translation>
            <numerusform>Meno má najviac %n znak.</numerusform>
            <numerusform>Meno má najviac %n znaky.</numerusform>
            <numerusform>Meno má najviac %n znakov.</numerusform>
        </translation>
    </message>
    <message>
        <source>A phone number has digits.</source>
        <translation>Telefónne číslo má číslice.</translation>
    </message>
    <message numerus="yes">
        <source>A phone number has at most %n characters.</source>
        <translation>
            <numerusform>Telefónne číslo má najviac %n znak.</numerusform>
            <numerusform>Telefónne číslo má najviac %n znaky.</numerusform>
            <numerusform>Telefónne číslo má najviac %n znakov.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An e-mail address looks like name@example.org, with at most %n characters.</source>
        <translation>
            <numerusform>E-mail vyzerá ako name@example.org a má najviac %n znak.</numerusform>
            <numerusform>E-mail vyzerá ako name@example.org a má najviac %n znaky.</numerusform>
            <numerusform>E-mail vyzerá ako name@example.org a má najviac %n znakov.</numerusform>
        </translation>
    </message>
    <message>
        <source>A language is two or three small letters: cs, sk, ru, en.</source>
        <translation>Jazyk sú dve alebo tri malé písmená: cs, sk, ru, en.</translation>
    </message>
    <message numerus="yes">
        <source>A note has at most %n characters.</source>
        <translation>
            <numerusform>Poznámka má najviac %n znak.</numerusform>
            <numerusform>Poznámka má najviac %n znaky.</numerusform>
            <numerusform>Poznámka má najviac %n znakov.</numerusform>
        </translation>
    </message>
    <message>
        <source>Type the reason: it stays in the history.</source>
        <translation>Napíšte dôvod: zostane v histórii.</translation>
    </message>
    <message>
        <source>“%1” stays, “%2” becomes a part of it.</source>
        <comment>customers</comment>
        <translation>„%1“ zostane, „%2“ sa stane jeho súčasťou.</translation>
    </message>
    <message>
        <source>Press Enter once more to erase “%1”. This cannot be undone.</source>
        <translation>Ďalším stlačením Enter vymažete „%1“. Nedá sa to vrátiť.</translation>
    </message>
    <message>
        <source>Somebody who may be the same is there already.</source>
        <translation>Podobný zákazník už existuje.</translation>
    </message>
    <message>
        <source>This customer is there already. Nothing was changed.</source>
        <translation>Tento zákazník už existuje. Nič sa nezmenilo.</translation>
    </message>
    <message>
        <source>Added.</source>
        <comment>customer</comment>
        <translation>Zákazník je pridaný.</translation>
    </message>
    <message>
        <source>May be there already: see below. Enter once more adds somebody else.</source>
        <translation>Možno už existuje: pozri nižšie. Ďalším Enterom pridáte inú osobu.</translation>
    </message>
</context>
<context>
    <name>DayMessage</name>
    <message>
        <source>Waiting for the database</source>
        <translation>Čaká sa na databázu</translation>
    </message>
    <message>
        <source>It is connected and reads the day. This takes longer than usual.</source>
        <translation>Spojenie je v&#xa0;poriadku, deň sa načítava. Trvá to dlhšie než zvyčajne.</translation>
    </message>
    <message>
        <source>It does not answer yet. The day appears by itself when it does.</source>
        <translation>Zatiaľ neodpovedá. Keď sa ozve, deň sa zobrazí sám.</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>Skúsiť hneď</translation>
    </message>
    <message>
        <source>The day cannot be shown</source>
        <translation>Deň sa nedá zobraziť</translation>
    </message>
    <message>
        <source>Code for support: %1</source>
        <translation>Kód pre podporu: %1</translation>
    </message>
    <message>
        <source>There is no site yet</source>
        <translation>Zatiaľ tu nie je žiadna prevádzka</translation>
    </message>
    <message>
        <source>Load the demo day with: holdfastctl demo load</source>
        <translation>Ukážkový deň načítate príkazom: holdfastctl demo load</translation>
    </message>
    <message>
        <source>No slots on %1</source>
        <translation>%1: žiadne termíny</translation>
    </message>
    <message>
        <source>Page Up and Page Down show the days before and after.</source>
        <translation>Klávesmi Page Up a&#xa0;Page Down zobrazíte predchádzajúce a&#xa0;nasledujúce dni.</translation>
    </message>
    <message>
        <source>The next day with slots is %1.</source>
        <translation>Najbližší deň s&#xa0;termínmi je %1.</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Prejsť tam</translation>
    </message>
</context>
<context>
    <name>DeskMenu</name>
    <message>
        <source>Quit</source>
        <translation>Ukončiť</translation>
    </message>
    <message>
        <source>Keys on the page %1</source>
        <extracomment>all keys of a page, in the menu</extracomment>
        <translation>Klávesy na stránke %1</translation>
    </message>
</context>
<context>
    <name>DoneStep</name>
    <message>
        <source>You are booked</source>
        <translation>Máte rezervované</translation>
    </message>
    <message>
        <source>Please go to the desk</source>
        <translation>Príďte, prosím, k pultu</translation>
    </message>
    <message>
        <source>See you soon!</source>
        <translation>Tešíme sa na vás!</translation>
    </message>
    <message>
        <source>Your place is kept. It becomes a booking when you have paid.</source>
        <translation>Miesto je pre vás držané. Rezerváciou sa stane, keď zaplatíte.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hotovo</translation>
    </message>
    <message>
        <source>Kept until %1</source>
        <translation>Držíme do %1</translation>
    </message>
    <message>
        <source>Your ticket is being printed.</source>
        <translation>Vstupenka sa tlačí.</translation>
    </message>
    <message>
        <source>Please take your ticket.</source>
        <translation>Vezmite si, prosím, vstupenku.</translation>
    </message>
    <message>
        <source>There is no paper ticket just now. Please write the code down or take a picture of it: it is all you need.</source>
        <translation>Papierová vstupenka teraz nebude. Opíšte si, prosím, kód, alebo si ho odfoťte: nič iné nepotrebujete.</translation>
    </message>
    <message>
        <source>Your code</source>
        <translation>Váš kód</translation>
    </message>
    <message>
        <source>One moment, please: your code is coming.</source>
        <translation>Chvíľku, prosím, kód sa hneď objaví.</translation>
    </message>
    <message>
        <source>Mark with your code</source>
        <translation>Značka s vaším kódom</translation>
    </message>
</context>
<context>
    <name>DraftNote</name>
    <message>
        <source>Typed at %1, not sent yet. Enter sends it, Esc drops it.</source>
        <translation>Napísané o %1, zatiaľ neodoslané. Enter odošle, Esc zahodí.</translation>
    </message>
    <message>
        <source>Typed at %1, not sent yet. The slot is over or closed: Enter offers others, Esc drops it.</source>
        <translation>Napísané o %1, zatiaľ neodoslané. Termín už uplynul alebo je zatvorený: Enter ponúkne iné, Esc zahodí.</translation>
    </message>
    <message>
        <source>Typed at %1, not sent yet. Its slot is gone: open another one with Enter, and what was typed is there.</source>
        <translation>Napísané o %1, zatiaľ neodoslané. Termín už neexistuje: otvorte iný klávesom Enter, text v ňom bude.</translation>
    </message>
</context>
<context>
    <name>DragPicture</name>
    <message>
        <source>Walk-in</source>
        <translation>Bez mena</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name of a customer, size of the party</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>cannot go there</source>
        <translation>sem to nejde</translation>
    </message>
    <message>
        <source>to %1</source>
        <comment>a slot</comment>
        <translation>na %1</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>The database cannot be reached. Nothing was sent; what you typed is kept.</source>
        <translation>Databáza nie je dostupná. Nič sa neodoslalo; zadané údaje zostali.</translation>
    </message>
    <message>
        <source>The answer did not arrive. Checking…</source>
        <translation>Odpoveď neprišla. Overuje sa…</translation>
    </message>
    <message>
        <source>The server refused the name or the password. Check the connection settings.</source>
        <translation>Server odmietol meno alebo heslo. Skontrolujte nastavenia pripojenia.</translation>
    </message>
    <message>
        <source>This sign-in may not do that. Ask a manager to do it.</source>
        <translation>Na to toto prihlásenie nemá oprávnenie. Požiadajte vedúceho.</translation>
    </message>
    <message>
        <source>This database has not been prepared for Holdfast. Its administrator must run: holdfastctl migrate</source>
        <translation>Databáza nie je pre Holdfast pripravená. Jej správca musí spustiť: holdfastctl migrate</translation>
    </message>
    <message>
        <source>This database is older than the program. Its administrator must run: holdfastctl migrate</source>
        <translation>Databáza je staršia než program. Jej správca musí spustiť: holdfastctl migrate</translation>
    </message>
    <message>
        <source>This database was prepared by a newer Holdfast. Install the newer program here; the data is unharmed.</source>
        <translation>Databázu pripravil novší Holdfast. Nainštalujte novší program aj sem; údaje sú v&#xa0;poriadku.</translation>
    </message>
    <message>
        <source>This database was prepared with other files than this program has. Install the program that prepared it; nothing was changed.</source>
        <translation>Databáza bola pripravená z&#xa0;iných súborov, než má tento program. Nainštalujte program, ktorý ju pripravil; nič sa nezmenilo.</translation>
    </message>
    <message>
        <source>The database was too busy to answer in time. Nothing was changed; do it again.</source>
        <translation>Databáza bola preťažená a&#xa0;nestihla odpovedať. Nič sa nezmenilo; skúste to znova.</translation>
    </message>
    <message>
        <source>The database refused a value. Nothing was changed; correct what you typed.</source>
        <translation>Databáza odmietla niektorý údaj. Nič sa nezmenilo; opravte zadanie.</translation>
    </message>
    <message>
        <source>PostgreSQL is not installed on this machine. Install PostgreSQL 15 or newer, or name a database server in the settings.</source>
        <translation>V&#xa0;tomto počítači nie je PostgreSQL. Nainštalujte PostgreSQL&#xa0;15 alebo novší, alebo v&#xa0;nastaveniach zadajte databázový server.</translation>
    </message>
    <message>
        <source>The data on this machine belongs to another major version of PostgreSQL. Install that version; the data is unharmed.</source>
        <translation>Údaje v&#xa0;tomto počítači patria k&#xa0;inej hlavnej verzii PostgreSQL. Nainštalujte ju; údaje sú v&#xa0;poriadku.</translation>
    </message>
    <message>
        <source>The private database of this machine did not start. Nothing was changed.</source>
        <translation>Vlastná databáza tohto počítača sa nespustila. Nič sa nezmenilo.</translation>
    </message>
    <message>
        <source>The disk is full. Nothing was changed; free some space.</source>
        <translation>Disk je plný. Nič sa nezmenilo; uvoľnite miesto.</translation>
    </message>
    <message>
        <source>A file of the program cannot be read or written. Check the rights of the data folder.</source>
        <translation>Niektorý súbor programu sa nedá prečítať alebo zapísať. Skontrolujte oprávnenia priečinka s&#xa0;údajmi.</translation>
    </message>
    <message>
        <source>The program is closing.</source>
        <translation>Program sa ukončuje.</translation>
    </message>
    <message>
        <source>Something went wrong inside the program. What you typed is kept; if it happens again, tell support.</source>
        <translation>V&#xa0;programe sa niečo pokazilo. Zadané údaje zostali; ak sa to zopakuje, dajte vedieť podpore.</translation>
    </message>
</context>
<context>
    <name>ExtraRow</name>
    <message numerus="yes">
        <source>only %L1 available</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>k&#xa0;dispozícii len %L1</numerusform>
            <numerusform>k&#xa0;dispozícii len %L1</numerusform>
            <numerusform>k&#xa0;dispozícii len %L1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 available</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>k&#xa0;dispozícii %L1</numerusform>
            <numerusform>k&#xa0;dispozícii %L1</numerusform>
            <numerusform>k&#xa0;dispozícii %L1</numerusform>
        </translation>
    </message>
    <message>
        <source>One less of %1</source>
        <comment>an item</comment>
        <translation>%1: o jeden menej</translation>
    </message>
    <message>
        <source>One more of %1</source>
        <comment>an item</comment>
        <translation>%1: o jeden viac</translation>
    </message>
</context>
<context>
    <name>ExtrasField</name>
    <message>
        <source>Extras</source>
        <translation>Doplnky</translation>
    </message>
    <message>
        <source>Find an extra</source>
        <translation>Nájsť doplnok</translation>
    </message>
</context>
<context>
    <name>ExtrasStep</name>
    <message>
        <source>Would you like anything else?</source>
        <translation>Želáte si ešte niečo?</translation>
    </message>
    <message>
        <source>No, thank you</source>
        <translation>Nie, ďakujem</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Ďalej</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n left)</source>
        <extracomment>%1 is an item that is lent, &quot;Climbing shoes&quot;; how many are left of it</extracomment>
        <translation>
            <numerusform>%1 (zostáva %n)</numerusform>
            <numerusform>%1 (zostávajú %n)</numerusform>
            <numerusform>%1 (zostáva %n)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (none left)</source>
        <translation>%1 (už nie je)</translation>
    </message>
</context>
<context>
    <name>FindCard</name>
    <message numerus="yes">
        <source>%n entries found</source>
        <translation>
            <numerusform>Nájdený %n záznam</numerusform>
            <numerusform>Nájdené %n záznamy</numerusform>
            <numerusform>Nájdených %n záznamov</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FindField</name>
    <message>
        <source>Nothing fits “%1”</source>
        <translation>Nič nezodpovedá „%1“</translation>
    </message>
    <message>
        <source>Find: name, phone, code</source>
        <translation>Hľadať: meno, telefón, kód</translation>
    </message>
    <message>
        <source>Find a customer or a booking by name, phone or code</source>
        <translation>Nájsť zákazníka alebo rezerváciu podľa mena, telefónu alebo kódu</translation>
    </message>
    <message>
        <source>Find (%1)</source>
        <translation>Hľadať (%1)</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Obnoviť</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Prevziať</translation>
    </message>
</context>
<context>
    <name>FindWords</name>
    <message>
        <source>without a name</source>
        <comment>booking</comment>
        <translation>bez mena</translation>
    </message>
    <message>
        <source>customer</source>
        <comment>what was found</comment>
        <translation>zákazník</translation>
    </message>
    <message>
        <source>all here</source>
        <comment>the party of a booking</comment>
        <translation>všetci tu</translation>
    </message>
    <message>
        <source>%1 of %2 here</source>
        <comment>arrived, size of the party</comment>
        <translation>%1 z %2 tu</translation>
    </message>
    <message>
        <source>erased person</source>
        <translation>vymazaná osoba</translation>
    </message>
</context>
<context>
    <name>FreeBar</name>
    <message>
        <source>From 1 to %1</source>
        <translation>Od 1 do %1</translation>
    </message>
    <message numerus="yes">
        <source>Free for %1: %n slot(s) of this week.</source>
        <extracomment>%1 is a number of people, %n counts slots</extracomment>
        <translation>
            <numerusform>Voľno pre %1: %n termín v tomto týždni.</numerusform>
            <numerusform>Voľno pre %1: %n termíny v tomto týždni.</numerusform>
            <numerusform>Voľno pre %1: %n termínov v tomto týždni.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Free for %1: %n slot(s) of this day.</source>
        <translation>
            <numerusform>Voľno pre %1: %n termín v tento deň.</numerusform>
            <numerusform>Voľno pre %1: %n termíny v tento deň.</numerusform>
            <numerusform>Voľno pre %1: %n termínov v tento deň.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking…</source>
        <comment>for a free slot</comment>
        <translation>Hľadá sa…</translation>
    </message>
    <message>
        <source>No other one until %1.</source>
        <extracomment>%1 is a date</extracomment>
        <translation>Do %1 žiadny ďalší nie je.</translation>
    </message>
    <message>
        <source>None until %1.</source>
        <translation>Do %1 žiadny nie je.</translation>
    </message>
    <message>
        <source>Found: %1</source>
        <comment>date, time, resource</comment>
        <translation>Nájdené: %1</translation>
    </message>
    <message>
        <source>Free for…</source>
        <comment>so many people</comment>
        <translation>Voľno pre…</translation>
    </message>
    <message>
        <source>Finds the first slot with room for so many people</source>
        <translation>Nájde prvý termín s miestom pre toľko osôb</translation>
    </message>
    <message>
        <source>For how many people?</source>
        <translation>Pre koľko osôb?</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Nájsť</translation>
    </message>
    <message>
        <source>Next one</source>
        <comment>free slot</comment>
        <translation>Ďalší</translation>
    </message>
    <message>
        <source>Show all slots again</source>
        <translation>Zobraziť zase všetky termíny</translation>
    </message>
    <message>
        <source>Show all slots again (%1)</source>
        <translation>Zobraziť zase všetky termíny (%1)</translation>
    </message>
</context>
<context>
    <name>FreeField</name>
    <message>
        <source>For how many people?</source>
        <translation>Pre koľko osôb?</translation>
    </message>
    <message>
        <source>One person less</source>
        <translation>O osobu menej</translation>
    </message>
    <message>
        <source>One person more</source>
        <translation>O osobu viac</translation>
    </message>
</context>
<context>
    <name>GoneCard</name>
    <message>
        <source>This booking is not on the slot any more: %1.</source>
        <translation>Táto rezervácia už v tomto termíne nie je: %1.</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Obnoviť</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>Nechať, ako je</translation>
    </message>
</context>
<context>
    <name>GridBar</name>
    <message>
        <source>View: %1</source>
        <translation>Zobrazenie: %1</translation>
    </message>
    <message>
        <source>How the slots are laid out</source>
        <translation>Ako sú termíny usporiadané</translation>
    </message>
    <message>
        <source>Week of %1</source>
        <translation>Týždeň: %1</translation>
    </message>
</context>
<context>
    <name>HealthRows</name>
    <message>
        <source>Works</source>
        <translation>Funguje</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Skontrolujte</translation>
    </message>
    <message>
        <source>Does not work</source>
        <translation>Nefunguje</translation>
    </message>
    <message>
        <source>Not there</source>
        <translation>Nie je</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Tlačiareň</translation>
    </message>
    <message>
        <source>None is set. Codes are on the screen.</source>
        <translation>Nie je nastavená. Kódy sú na obrazovke.</translation>
    </message>
    <message>
        <source>Nothing has been printed since the start.</source>
        <translation>Od spustenia sa nič netlačilo.</translation>
    </message>
    <message>
        <source>The last ticket was printed.</source>
        <translation>Posledný lístok sa vytlačil.</translation>
    </message>
    <message>
        <source>The last ticket was not printed: %1</source>
        <translation>Posledný lístok sa nevytlačil: %1</translation>
    </message>
    <message>
        <source>Scanner</source>
        <translation>Čítačka</translation>
    </message>
    <message>
        <source>None is set. Codes are typed.</source>
        <translation>Nie je nastavená. Kódy sa zadávajú ručne.</translation>
    </message>
    <message>
        <source>It types like a keyboard. Scan to test it.</source>
        <translation>Píše ako klávesnica. Vyskúšajte ju načítaním kódu.</translation>
    </message>
    <message>
        <source>Open: %1</source>
        <translation>Otvorená: %1</translation>
    </message>
    <message>
        <source>Away: %1</source>
        <translation>Nedostupná: %1</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Sieť</translation>
    </message>
    <message>
        <source>Connected.</source>
        <translation>Pripojené.</translation>
    </message>
    <message>
        <source>This machine is in no network.</source>
        <translation>Tento počítač nie je v žiadnej sieti.</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>Databáza</translation>
    </message>
    <message>
        <source>It has not answered since the start.</source>
        <translation>Od spustenia neodpovedala.</translation>
    </message>
    <message numerus="yes">
        <source>The last answer came %n second(s) ago.</source>
        <translation>
            <numerusform>Posledná odpoveď prišla pred %n sekundou.</numerusform>
            <numerusform>Posledná odpoveď prišla pred %n sekundami.</numerusform>
            <numerusform>Posledná odpoveď prišla pred %n sekundami.</numerusform>
        </translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Hodiny</translation>
    </message>
    <message>
        <source>Not compared with the server yet.</source>
        <translation>So serverom zatiaľ neporovnané.</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) ahead of the server. Holds end by the clock of the server.</source>
        <translation>
            <numerusform>O %n sekundu vpredu pred serverom. Rezervácie vypršia podľa hodín servera.</numerusform>
            <numerusform>O %n sekundy vpredu pred serverom. Rezervácie vypršia podľa hodín servera.</numerusform>
            <numerusform>O %n sekúnd vpredu pred serverom. Rezervácie vypršia podľa hodín servera.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) behind the server. Holds end by the clock of the server.</source>
        <translation>
            <numerusform>O %n sekundu pozadu za serverom. Rezervácie vypršia podľa hodín servera.</numerusform>
            <numerusform>O %n sekundy pozadu za serverom. Rezervácie vypršia podľa hodín servera.</numerusform>
            <numerusform>O %n sekúnd pozadu za serverom. Rezervácie vypršia podľa hodín servera.</numerusform>
        </translation>
    </message>
    <message>
        <source>Speech</source>
        <translation>Reč</translation>
    </message>
    <message>
        <source>Switched off by the configuration.</source>
        <translation>Vypnutá v nastavení.</translation>
    </message>
    <message>
        <source>A speech engine is there.</source>
        <translation>Hlasový výstup je k dispozícii.</translation>
    </message>
    <message>
        <source>No speech engine is installed: screens are not read out.</source>
        <translation>Hlasový výstup nie je nainštalovaný: obrazovky sa nepredčítavajú.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Zvuky</translation>
    </message>
    <message>
        <source>Muted by the configuration.</source>
        <translation>Stíšené v nastavení.</translation>
    </message>
    <message>
        <source>Volume %1 of 10.</source>
        <translation>Hlasitosť %1 z 10.</translation>
    </message>
    <message>
        <source>Nothing here plays sounds: warnings can only be seen.</source>
        <translation>Zvuk nemá čo prehrať: upozornenia je len vidieť.</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>Disk</translation>
    </message>
    <message>
        <source>How much is free is not known.</source>
        <translation>Koľko je voľného miesta, nie je známe.</translation>
    </message>
    <message>
        <source>%1 free.</source>
        <translation>Voľné %1.</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Program</translation>
    </message>
    <message>
        <source>Version %1.</source>
        <translation>Verzia %1.</translation>
    </message>
</context>
<context>
    <name>HelpBar</name>
    <message>
        <source>Somebody needs help at the kiosk %1, since %2. Their place is kept.</source>
        <translation>Pri kiosku %1 niekto potrebuje pomoc, od %2. Miesto držíme.</translation>
    </message>
    <message>
        <source>Somebody needs help at the kiosk %1, since %2.</source>
        <translation>Pri kiosku %1 niekto potrebuje pomoc, od %2.</translation>
    </message>
    <message numerus="yes">
        <source>And %n more call(s).</source>
        <translation>
            <numerusform>A ešte %n volanie.</numerusform>
            <numerusform>A ešte %n volania.</numerusform>
            <numerusform>A ešte %n volaní.</numerusform>
        </translation>
    </message>
    <message>
        <source>I am going there</source>
        <translation>Idem tam</translation>
    </message>
</context>
<context>
    <name>HistoryBox</name>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Zatiaľ sa nič nestalo.</translation>
    </message>
    <message>
        <source>History</source>
        <translation>História</translation>
    </message>
    <message>
        <source>What happened, newest first</source>
        <translation>Čo sa dialo, najnovšie prvé</translation>
    </message>
    <message>
        <source>Show older entries</source>
        <translation>Zobraziť staršie záznamy</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavrieť</translation>
    </message>
</context>
<context>
    <name>HistoryWords</name>
    <message>
        <source>Undone: %1</source>
        <comment>what was done again</comment>
        <translation>Vrátené späť: %1</translation>
    </message>
    <message numerus="yes">
        <source>Slot added, %n places</source>
        <translation>
            <numerusform>Termín pridaný, %n miesto</numerusform>
            <numerusform>Termín pridaný, %n miesta</numerusform>
            <numerusform>Termín pridaný, %n miest</numerusform>
        </translation>
    </message>
    <message>
        <source>Slot closed</source>
        <translation>Termín uzavretý</translation>
    </message>
    <message>
        <source>Slot opened again</source>
        <translation>Termín znova otvorený</translation>
    </message>
    <message>
        <source>Held for %1</source>
        <comment>people</comment>
        <translation>Držané: %1</translation>
    </message>
    <message>
        <source>Given more time</source>
        <translation>Predĺžený čas</translation>
    </message>
    <message>
        <source>Booking confirmed for %1</source>
        <comment>people</comment>
        <translation>Rezervácia potvrdená: %1</translation>
    </message>
    <message numerus="yes">
        <source>Hold released, %n places are free again</source>
        <translation>
            <numerusform>Držanie uvoľnené, znova voľné %n miesto</numerusform>
            <numerusform>Držanie uvoľnené, znova voľné %n miesta</numerusform>
            <numerusform>Držanie uvoľnené, znova voľných %n miest</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Booking cancelled, %n places are free again</source>
        <translation>
            <numerusform>Rezervácia zrušená, znova voľné %n miesto</numerusform>
            <numerusform>Rezervácia zrušená, znova voľné %n miesta</numerusform>
            <numerusform>Rezervácia zrušená, znova voľných %n miest</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Time was over, %n places are free again</source>
        <translation>
            <numerusform>Čas vypršal, znova voľné %n miesto</numerusform>
            <numerusform>Čas vypršal, znova voľné %n miesta</numerusform>
            <numerusform>Čas vypršal, znova voľných %n miest</numerusform>
        </translation>
    </message>
    <message>
        <source>Time was over</source>
        <translation>Čas vypršal</translation>
    </message>
    <message>
        <source>Number of places changed</source>
        <translation>Zmenený počet miest</translation>
    </message>
    <message>
        <source>Moved from %1 to %2</source>
        <comment>time and place of slots</comment>
        <translation>Presunuté: %1 → %2</translation>
    </message>
    <message>
        <source>Moved to another slot</source>
        <translation>Presunuté na iný termín</translation>
    </message>
    <message>
        <source>Party changed from %1 to %2</source>
        <comment>numbers of people</comment>
        <translation>Počet osôb zmenený z %1 na %2</translation>
    </message>
    <message>
        <source>Size of the party changed</source>
        <translation>Zmenený počet osôb</translation>
    </message>
    <message>
        <source>Brought back</source>
        <translation>Obnovené</translation>
    </message>
    <message>
        <source>Arrived: %1 of the party are here</source>
        <comment>number</comment>
        <translation>Prišli: %1</translation>
    </message>
    <message>
        <source>Arrival noted</source>
        <translation>Príchod zaznamenaný</translation>
    </message>
    <message>
        <source>Did not come</source>
        <translation>Neprišli</translation>
    </message>
    <message>
        <source>Taken over by another desk</source>
        <translation>Prevzaté iným pultom</translation>
    </message>
    <message>
        <source>Ticket printed</source>
        <translation>Vstupenka vytlačená</translation>
    </message>
    <message>
        <source>Changed, %1 places</source>
        <comment>signed number</comment>
        <translation>Zmenené, miest: %1</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Zmenené</translation>
    </message>
    <message>
        <source>%1 held</source>
        <comment>pieces</comment>
        <translation>%1: držané</translation>
    </message>
    <message>
        <source>%1 handed out</source>
        <comment>pieces</comment>
        <translation>%1: vydané</translation>
    </message>
    <message>
        <source>%1 given back to the stock</source>
        <comment>pieces</comment>
        <translation>%1: vrátené na sklad</translation>
    </message>
    <message>
        <source>%1 free again, time was over</source>
        <comment>pieces</comment>
        <translation>%1: znova voľné, čas vypršal</translation>
    </message>
    <message>
        <source>%1 came back</source>
        <comment>pieces</comment>
        <translation>%1: vrátené</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <comment>pieces</comment>
        <translation>%1: stratené</translation>
    </message>
    <message>
        <source>%1 damaged</source>
        <comment>pieces</comment>
        <translation>%1: poškodené</translation>
    </message>
    <message>
        <source>%1 used up</source>
        <comment>pieces</comment>
        <translation>%1: spotrebované</translation>
    </message>
    <message>
        <source>%1 counted</source>
        <comment>pieces</comment>
        <translation>%1: spočítané</translation>
    </message>
    <message>
        <source>%1 changed</source>
        <comment>pieces</comment>
        <translation>%1: zmenené</translation>
    </message>
    <message>
        <source>%1 held</source>
        <comment>credits</comment>
        <translation>%1: blokované</translation>
    </message>
    <message>
        <source>%1 paid</source>
        <comment>credits</comment>
        <translation>%1: zaplatené</translation>
    </message>
    <message>
        <source>%1 released</source>
        <comment>credits</comment>
        <translation>%1: uvoľnené</translation>
    </message>
    <message>
        <source>%1 free again, time was over</source>
        <comment>credits</comment>
        <translation>%1: znova voľné, čas vypršal</translation>
    </message>
    <message>
        <source>%1 given back</source>
        <comment>credits</comment>
        <translation>%1: vrátené</translation>
    </message>
    <message>
        <source>%1 granted</source>
        <comment>credits</comment>
        <translation>%1: pripísané</translation>
    </message>
    <message>
        <source>%1 debited</source>
        <comment>credits</comment>
        <translation>%1: odpočítané</translation>
    </message>
    <message>
        <source>%1 expired</source>
        <comment>credits</comment>
        <translation>%1: prepadlo</translation>
    </message>
    <message>
        <source>Limits of the wallet changed</source>
        <translation>Zmenené limity peňaženky</translation>
    </message>
    <message>
        <source>Customer added</source>
        <translation>Zákazník pridaný</translation>
    </message>
    <message>
        <source>Customer changed</source>
        <translation>Údaje zákazníka zmenené</translation>
    </message>
    <message>
        <source>Merged with another customer</source>
        <translation>Zlúčený s iným zákazníkom</translation>
    </message>
    <message>
        <source>Personal data erased</source>
        <translation>Osobné údaje vymazané</translation>
    </message>
    <message>
        <source>number %1</source>
        <comment>of the other customer</comment>
        <translation>číslo %1</translation>
    </message>
    <message>
        <source>name</source>
        <comment>field of a customer</comment>
        <translation>meno</translation>
    </message>
    <message>
        <source>phone</source>
        <comment>field of a customer</comment>
        <translation>telefón</translation>
    </message>
    <message>
        <source>e-mail</source>
        <comment>field of a customer</comment>
        <translation>e-mail</translation>
    </message>
    <message>
        <source>language</source>
        <comment>field of a customer</comment>
        <translation>jazyk</translation>
    </message>
    <message>
        <source>note</source>
        <comment>field of a customer</comment>
        <translation>poznámka</translation>
    </message>
    <message>
        <source>Put on the waiting list for %1</source>
        <comment>people</comment>
        <translation>Zápis do poradovníka: %1</translation>
    </message>
    <message>
        <source>Offered from the waiting list for %1</source>
        <comment>people</comment>
        <translation>Ponúknuté z poradovníka: %1</translation>
    </message>
    <message numerus="yes">
        <source>Passed over on the waiting list: %1, but only %n places were free</source>
        <comment>people</comment>
        <translation>
            <numerusform>Preskočené v poradovníku: %1, ale voľné bolo len %n miesto</numerusform>
            <numerusform>Preskočené v poradovníku: %1, ale voľné boli len %n miesta</numerusform>
            <numerusform>Preskočené v poradovníku: %1, ale voľných bolo len %n miest</numerusform>
        </translation>
    </message>
    <message>
        <source>Waited in vain: the time was over</source>
        <translation>Márne čakanie: čas vypršal</translation>
    </message>
    <message>
        <source>Taken off the waiting list</source>
        <translation>Vyškrtnuté z poradovníka</translation>
    </message>
</context>
<context>
    <name>HoldCard</name>
    <message>
        <source>Walk-in</source>
        <translation>Bez mena</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name of a customer, size of the party</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds left</source>
        <translation>
            <numerusform>zostáva %n&#xa0;sekunda</numerusform>
            <numerusform>zostávajú %n&#xa0;sekundy</numerusform>
            <numerusform>zostáva %n&#xa0;sekúnd</numerusform>
        </translation>
    </message>
    <message>
        <source>Chosen: the buttons act on it.</source>
        <translation>Vybraté: tlačidlá platia pre túto rezerváciu.</translation>
    </message>
    <message>
        <source>held by you</source>
        <translation>držíte vy</translation>
    </message>
    <message>
        <source>booked by you</source>
        <translation>vaša rezervácia</translation>
    </message>
</context>
<context>
    <name>HoldEditor</name>
    <message>
        <source>New hold</source>
        <translation>Nová rezervácia</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Počet osôb</translation>
    </message>
    <message>
        <source>Name (may stay empty)</source>
        <translation>Meno (nepovinné)</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Telefón</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Poznámka</translation>
    </message>
    <message>
        <source>A customer you know.</source>
        <translation>Tohto zákazníka už máte v&#xa0;evidencii.</translation>
    </message>
    <message>
        <source>Name of the customer</source>
        <translation>Meno zákazníka</translation>
    </message>
    <message>
        <source>Phone of the customer</source>
        <translation>Telefón zákazníka</translation>
    </message>
</context>
<context>
    <name>IdleWarning</name>
    <message>
        <source>Are you still there?</source>
        <translation>Ste ešte tu?</translation>
    </message>
    <message numerus="yes">
        <source>In %n second(s) your place is given back and everything you typed is forgotten.</source>
        <translation>
            <numerusform>O %n sekundu sa miesto uvoľní a všetko, čo ste napísali, sa zmaže.</numerusform>
            <numerusform>O %n sekundy sa miesto uvoľní a všetko, čo ste napísali, sa zmaže.</numerusform>
            <numerusform>O %n sekúnd sa miesto uvoľní a všetko, čo ste napísali, sa zmaže.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n second(s) everything you chose and typed is forgotten.</source>
        <translation>
            <numerusform>O %n sekundu sa všetko, čo ste vybrali a napísali, zmaže.</numerusform>
            <numerusform>O %n sekundy sa všetko, čo ste vybrali a napísali, zmaže.</numerusform>
            <numerusform>O %n sekúnd sa všetko, čo ste vybrali a napísali, zmaže.</numerusform>
        </translation>
    </message>
    <message>
        <source>Yes, I am here</source>
        <translation>Áno, som tu</translation>
    </message>
</context>
<context>
    <name>KeyList</name>
    <message>
        <source>Keys</source>
        <translation>Klávesy</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Šípky</translation>
    </message>
    <message>
        <source>Move to another slot</source>
        <translation>Prejsť na iný termín</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home, End</translation>
    </message>
    <message>
        <source>First and last slot of the day</source>
        <translation>Prvý a&#xa0;posledný termín dňa</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavrieť</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Stránky</translation>
    </message>
    <message>
        <source>Find: take over, bring back</source>
        <translation>Hľadanie: prevziať, obnoviť</translation>
    </message>
</context>
<context>
    <name>KeyNames</name>
    <message>
        <source>Space</source>
        <translation>Medzera</translation>
    </message>
    <message>
        <source>Delete the last letter</source>
        <extracomment>a key that takes the last letter away</extracomment>
        <translation>Zmazať posledné písmeno</translation>
    </message>
    <message>
        <source>Capital letters</source>
        <translation>Veľké písmená</translation>
    </message>
    <message>
        <source>Digits and signs</source>
        <translation>Číslice a znaky</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Písmená</translation>
    </message>
    <message>
        <source>Letters of another language</source>
        <translation>Písmená iného jazyka</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>a key: the name or number has been typed</extracomment>
        <translation>Hotovo</translation>
    </message>
    <message>
        <source>hyphen</source>
        <translation>spojovník</translation>
    </message>
    <message>
        <source>apostrophe</source>
        <translation>apostrof</translation>
    </message>
    <message>
        <source>full stop</source>
        <translation>bodka</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>čiarka</translation>
    </message>
    <message>
        <source>plus</source>
        <translation>plus</translation>
    </message>
    <message>
        <source>caron</source>
        <extracomment>the accent of č, before its letter is pressed</extracomment>
        <translation>mäkčeň</translation>
    </message>
    <message>
        <source>acute accent</source>
        <extracomment>the accent of á, before its letter is pressed</extracomment>
        <translation>dĺžeň</translation>
    </message>
    <message>
        <source>diaeresis</source>
        <extracomment>the accent of ä, before its letter is pressed</extracomment>
        <translation>dve bodky nad písmenom</translation>
    </message>
</context>
<context>
    <name>KioskFrame</name>
    <message>
        <source>One moment, please</source>
        <translation>Okamih, prosím</translation>
    </message>
    <message>
        <source>This kiosk is starting.</source>
        <translation>Kiosk sa spúšťa.</translation>
    </message>
    <message>
        <source>Please go to the desk</source>
        <translation>Obráťte sa, prosím, na recepciu</translation>
    </message>
    <message>
        <source>This kiosk cannot book at the moment. It comes back by itself.</source>
        <translation>Kiosk teraz nemôže rezervovať. Obnoví sa sám.</translation>
    </message>
    <message>
        <source>Demo: nothing here is real</source>
        <translation>Ukážka: nič tu nie je naozaj</translation>
    </message>
</context>
<context>
    <name>KiosksCard</name>
    <message>
        <source>Kiosks</source>
        <translation>Kiosky</translation>
    </message>
    <message>
        <source>This kiosk has been removed.</source>
        <translation>Tento kiosk bol odobratý.</translation>
    </message>
    <message>
        <source>Write why it is closed: visitors read it.</source>
        <translation>Napíšte, prečo je zatvorený: návštevníci to čítajú.</translation>
    </message>
    <message>
        <source>Why it is closed, for visitors</source>
        <translation>Prečo je zatvorený, pre návštevníkov</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>buttons: a kiosk takes visitors, or takes no new ones</extracomment>
        <translation>Zatvoriť</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otvoriť</translation>
    </message>
    <message>
        <source>closed: %1</source>
        <translation>zatvorený: %1</translation>
    </message>
    <message>
        <source>open</source>
        <translation>otvorený</translation>
    </message>
    <message>
        <source>closed by its hours</source>
        <translation>zatvorený podľa otváracích hodín</translation>
    </message>
    <message>
        <source>never heard of</source>
        <translation>ešte sa neozval</translation>
    </message>
    <message>
        <source>answers</source>
        <translation>odpovedá</translation>
    </message>
    <message numerus="yes">
        <source>silent for %n minute(s)</source>
        <translation>
            <numerusform>mlčí %n minútu</numerusform>
            <numerusform>mlčí %n minúty</numerusform>
            <numerusform>mlčí %n minút</numerusform>
        </translation>
    </message>
    <message>
        <source>somebody needs help</source>
        <translation>niekto potrebuje pomoc</translation>
    </message>
    <message>
        <source>printer: %1</source>
        <translation>tlačiareň: %1</translation>
    </message>
    <message>
        <source>scanner: %1</source>
        <translation>čítačka: %1</translation>
    </message>
    <message numerus="yes">
        <source>its clock is off by %n second(s)</source>
        <translation>
            <numerusform>hodiny idú o %n sekundu inak</numerusform>
            <numerusform>hodiny idú o %n sekundy inak</numerusform>
            <numerusform>hodiny idú o %n sekúnd inak</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>Legend</source>
        <translation>Vysvetlivky</translation>
    </message>
</context>
<context>
    <name>LineText</name>
    <message>
        <source>%L1 × %2</source>
        <comment>pieces of an item</comment>
        <translation>%L1&#xa0;× %2</translation>
    </message>
    <message numerus="yes">
        <source>%L1 credits</source>
        <translation>
            <numerusform>%L1&#xa0;kredit</numerusform>
            <numerusform>%L1&#xa0;kredity</numerusform>
            <numerusform>%L1&#xa0;kreditov</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %1 are left.</source>
        <comment>pieces of an item</comment>
        <translation>
            <numerusform>Zostáva už len %1.</numerusform>
            <numerusform>Zostávajú už len %1.</numerusform>
            <numerusform>Zostáva už len %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: none left.</source>
        <comment>an item</comment>
        <translation>%1: nezostáva ani jeden kus.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %2 available.</source>
        <comment>customer, credits</comment>
        <translation>
            <numerusform>%1 má k&#xa0;dispozícii %2.</numerusform>
            <numerusform>%1 má k&#xa0;dispozícii %2.</numerusform>
            <numerusform>%1 má k&#xa0;dispozícii %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no credits available.</source>
        <comment>customer</comment>
        <translation>%1 nemá k&#xa0;dispozícii žiadne kredity.</translation>
    </message>
    <message>
        <source>Hold with %1</source>
        <comment>pieces of an item</comment>
        <translation>Podržať s&#xa0;týmto: %1</translation>
    </message>
    <message>
        <source>Hold with %1</source>
        <comment>credits</comment>
        <translation>Podržať za %1</translation>
    </message>
    <message>
        <source>Hold without %1</source>
        <comment>an item</comment>
        <translation>Podržať bez: %1</translation>
    </message>
    <message>
        <source>Hold without credits</source>
        <translation>Podržať bez kreditov</translation>
    </message>
    <message numerus="yes">
        <source>%L1 points</source>
        <comment>credits</comment>
        <translation>
            <numerusform>%L1&#xa0;bod</numerusform>
            <numerusform>%L1&#xa0;body</numerusform>
            <numerusform>%L1&#xa0;bodov</numerusform>
        </translation>
    </message>
    <message>
        <source>%L1 %2</source>
        <comment>amount, kind of credits</comment>
        <translation>%L1&#xa0;%2</translation>
    </message>
    <message>
        <source>%1 has no points available.</source>
        <comment>customer</comment>
        <translation>%1 nemá k&#xa0;dispozícii žiadne body.</translation>
    </message>
    <message>
        <source>%1 has no %2 available.</source>
        <comment>customer, kind of credits</comment>
        <translation>%1 nemá k&#xa0;dispozícii žiadne %2.</translation>
    </message>
</context>
<context>
    <name>ListenBar</name>
    <message>
        <source>Say it again</source>
        <extracomment>a button for somebody who has the screen read aloud</extracomment>
        <translation>Ešte raz</translation>
    </message>
    <message>
        <source>Pause, go on</source>
        <extracomment>a button: stops the voice, and lets it go on when pressed again</extracomment>
        <translation>Pauza / ďalej</translation>
    </message>
    <message>
        <source>Stop reading</source>
        <extracomment>a button: the screens are not read aloud any more</extracomment>
        <translation>Nečítať</translation>
    </message>
</context>
<context>
    <name>LockChoice</name>
    <message>
        <source>Lock</source>
        <translation>Zámok</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>Locks when unused for</source>
        <translation>Zamknúť pri nečinnosti po</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Zmeniť</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Nastaviť</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Odobrať</translation>
    </message>
    <message>
        <source> min</source>
        <comment>minutes, after a number</comment>
        <translation> min</translation>
    </message>
    <message>
        <source>never by itself</source>
        <translation>sama sa nezamkne</translation>
    </message>
    <message>
        <source>is set</source>
        <translation>je nastavený</translation>
    </message>
    <message>
        <source>4 to 12 digits</source>
        <translation>4 až 12 číslic</translation>
    </message>
    <message>
        <source>A PIN is of 4 to 12 digits.</source>
        <translation>PIN má 4 až 12 číslic.</translation>
    </message>
    <message>
        <source>Ctrl+L locks at once. While something is typed it waits three times as long. The program starts locked.</source>
        <translation>Ctrl+L zamkne hneď. Kým je niečo rozpísané, čaká sa trikrát dlhšie. Program sa spúšťa zamknutý.</translation>
    </message>
    <message>
        <source>Without a PIN the desk does not lock.</source>
        <translation>Bez PIN-u sa prepážka nezamyká.</translation>
    </message>
</context>
<context>
    <name>LockScreen</name>
    <message>
        <source>Locked</source>
        <translation>Zamknuté</translation>
    </message>
    <message>
        <source>%1 is locked</source>
        <translation>%1: zamknuté</translation>
    </message>
    <message>
        <source>What was typed is kept. The desk goes on where it was.</source>
        <translation>Rozpísané zostáva. Pokračuje sa tam, kde sa skončilo.</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>PIN that opens the desk</source>
        <translation>PIN na odomknutie prepážky</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Odomknúť</translation>
    </message>
    <message numerus="yes">
        <source>That PIN is wrong. The next try is possible in %n second(s).</source>
        <translation>
            <numerusform>PIN nie je správny. Ďalší pokus o %n sekundu.</numerusform>
            <numerusform>PIN nie je správny. Ďalší pokus o %n sekundy.</numerusform>
            <numerusform>PIN nie je správny. Ďalší pokus o %n sekúnd.</numerusform>
        </translation>
    </message>
    <message>
        <source>That PIN is wrong.</source>
        <translation>PIN nie je správny.</translation>
    </message>
</context>
<context>
    <name>MessageWords</name>
    <message>
        <source>Too many wrong codes were tried here.</source>
        <translation>Bolo tu zadaných priveľa chybných kódov.</translation>
    </message>
    <message numerus="yes">
        <source>Codes can be typed again in %n minute(s). Your ticket can be scanned all the same, and the desk is glad to help you.</source>
        <translation>
            <numerusform>Kód bude možné znova zadať o %n minútu. Vstupenku môžete priložiť k čítačke aj teraz a pri pulte vám radi pomôžu.</numerusform>
            <numerusform>Kód bude možné znova zadať o %n minúty. Vstupenku môžete priložiť k čítačke aj teraz a pri pulte vám radi pomôžu.</numerusform>
            <numerusform>Kód bude možné znova zadať o %n minút. Vstupenku môžete priložiť k čítačke aj teraz a pri pulte vám radi pomôžu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Somebody else was faster: there is no room at that time any more.</source>
        <translation>Niekto bol rýchlejší: na tento čas už nie je miesto.</translation>
    </message>
    <message>
        <source>Please choose another time.</source>
        <translation>Vyberte, prosím, iný čas.</translation>
    </message>
    <message>
        <source>That time cannot be booked any more.</source>
        <translation>Tento čas sa už rezervovať nedá.</translation>
    </message>
    <message>
        <source>The time ran out and your place was given back.</source>
        <translation>Čas vypršal a miesto sa uvoľnilo.</translation>
    </message>
    <message>
        <source>Please choose a time again. What you typed is still here.</source>
        <translation>Vyberte, prosím, čas znova. Čo ste napísali, tu zostalo.</translation>
    </message>
    <message>
        <source>Your wish never arrived. Nothing was done.</source>
        <translation>Požiadavka nedorazila. Nič sa nestalo.</translation>
    </message>
    <message>
        <source>Please press again.</source>
        <translation>Stlačte, prosím, znova.</translation>
    </message>
    <message>
        <source>That did not work. Nothing was changed.</source>
        <translation>Nepodarilo sa to. Nič sa nezmenilo.</translation>
    </message>
    <message>
        <source>Please press again. If it happens once more, tell the desk: %1</source>
        <translation>Stlačte, prosím, znova. Ak sa to zopakuje, povedzte pri pulte: %1</translation>
    </message>
    <message>
        <source>Your place cannot be kept any longer than that.</source>
        <translation>Dlhšie sa už miesto držať nedá.</translation>
    </message>
    <message>
        <source>Please finish in the time that is left.</source>
        <translation>Dokončite to, prosím, v zostávajúcom čase.</translation>
    </message>
    <message>
        <source>Please type a name.</source>
        <translation>Napíšte, prosím, meno.</translation>
    </message>
    <message>
        <source>There is not enough left: %1</source>
        <translation>Toľko už nie je: %1</translation>
    </message>
    <message numerus="yes">
        <source>You can have %n of it.</source>
        <translation>
            <numerusform>Môžete mať %n.</numerusform>
            <numerusform>Môžete mať %n.</numerusform>
            <numerusform>Môžete mať %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Please type your code.</source>
        <translation>Napíšte, prosím, svoj kód.</translation>
    </message>
    <message>
        <source>There is no booking with this code.</source>
        <translation>Rezervácia s týmto kódom tu nie je.</translation>
    </message>
    <message>
        <source>Please look at it once more, or ask at the desk.</source>
        <translation>Pozrite sa naň, prosím, ešte raz, alebo sa opýtajte pri pulte.</translation>
    </message>
    <message>
        <source>Nothing needs to be scanned on this screen.</source>
        <translation>Na tejto obrazovke netreba nič načítať.</translation>
    </message>
    <message>
        <source>To check in, please finish or start over first.</source>
        <translation>Ak chcete prihlásiť príchod, najprv to dokončite alebo začnite odznova.</translation>
    </message>
    <message>
        <source>Somebody from the desk is coming to you.</source>
        <translation>Niekto od pultu už k vám ide.</translation>
    </message>
    <message>
        <source>Your place is kept. You can go on meanwhile.</source>
        <translation>Miesto vám držíme. Zatiaľ môžete pokračovať.</translation>
    </message>
    <message>
        <source>You can go on meanwhile.</source>
        <translation>Zatiaľ môžete pokračovať.</translation>
    </message>
    <message>
        <source>Nobody could be called. Please go to the desk.</source>
        <translation>Nikoho sa nepodarilo privolať. Príďte, prosím, k pultu.</translation>
    </message>
    <message>
        <source>Your card was read.</source>
        <translation>Karta je načítaná.</translation>
    </message>
    <message>
        <source>At the end you can pay with your credits.</source>
        <translation>Na konci môžete zaplatiť kreditmi.</translation>
    </message>
    <message>
        <source>This cannot be paid with credits.</source>
        <translation>Toto sa kreditmi zaplatiť nedá.</translation>
    </message>
    <message>
        <source>This card is not known here.</source>
        <translation>Túto kartu tu nepoznáme.</translation>
    </message>
    <message>
        <source>Please hold it before the scanner again, or ask at the desk.</source>
        <translation>Priložte ju, prosím, k čítačke znova, alebo sa opýtajte pri pulte.</translation>
    </message>
    <message>
        <source>There are not enough credits on your card.</source>
        <translation>Na karte nie je dosť kreditov.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n.</source>
        <translation>
            <numerusform>Máte %n.</numerusform>
            <numerusform>Máte %n.</numerusform>
            <numerusform>Máte %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MonthView</name>
    <message>
        <source>Calendar, %1</source>
        <translation>Kalendár, %1</translation>
    </message>
    <message>
        <source>Arrows move, Enter picks, Page Up and Page Down turn the month.</source>
        <translation>Šípkami sa pohybujete, Enter vyberie deň, Page Up a&#xa0;Page Down listujú po mesiacoch.</translation>
    </message>
</context>
<context>
    <name>NameStep</name>
    <message>
        <source>What is your name?</source>
        <translation>Ako sa voláte?</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Ďalej</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Meno</translation>
    </message>
    <message>
        <source>Phone, if you like</source>
        <extracomment>beside a field that may stay empty</extracomment>
        <translation>Telefón, ak chcete</translation>
    </message>
</context>
<context>
    <name>OfferBar</name>
    <message>
        <source>Places came back: call %1. %2 for %3, %4.</source>
        <comment>name and phone, resource, size of the party, time</comment>
        <translation>Uvoľnili sa miesta, zavolajte: %1. %2, %3, %4.</translation>
    </message>
    <message numerus="yes">
        <source>And %n more offer(s).</source>
        <translation>
            <numerusform>A ešte %n ponuka.</numerusform>
            <numerusform>A ešte %n ponuky.</numerusform>
            <numerusform>A ešte %n ponúk.</numerusform>
        </translation>
    </message>
    <message>
        <source>Next offer</source>
        <translation>Ďalšia ponuka</translation>
    </message>
    <message>
        <source>Go to the offer</source>
        <translation>Prejsť k ponuke</translation>
    </message>
</context>
<context>
    <name>OutcomeText</name>
    <message>
        <source>There is no slot here.</source>
        <translation>Tu nie je žiadny termín.</translation>
    </message>
    <message>
        <source>This day is still being read.</source>
        <translation>Tento deň sa ešte načítava.</translation>
    </message>
    <message>
        <source>Nothing to confirm: choose an open hold first.</source>
        <translation>Nie je čo potvrdiť: najprv vyberte predbežnú rezerváciu.</translation>
    </message>
    <message>
        <source>Nothing to extend: choose an open hold first.</source>
        <translation>Nie je čo predĺžiť: najprv vyberte predbežnú rezerváciu.</translation>
    </message>
    <message>
        <source>Nothing to cancel: choose a hold or a booking first.</source>
        <translation>Nie je čo zrušiť: najprv vyberte rezerváciu.</translation>
    </message>
    <message>
        <source>The last answer is still being looked for. Wait a moment.</source>
        <translation>Posledná odpoveď sa ešte zisťuje. Chvíľu počkajte.</translation>
    </message>
    <message numerus="yes">
        <source>%n requests from before the last end of the program have arrived.</source>
        <translation>
            <numerusform>Z&#xa0;minulého spustenia programu prišla %n&#xa0;požiadavka.</numerusform>
            <numerusform>Z&#xa0;minulého spustenia programu prišli %n&#xa0;požiadavky.</numerusform>
            <numerusform>Z&#xa0;minulého spustenia programu prišlo %n&#xa0;požiadaviek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n requests from before had not arrived; nothing is held for them.</source>
        <translation>
            <numerusform>%n&#xa0;skoršia požiadavka neprišla; nič pre ňu nie je podržané.</numerusform>
            <numerusform>%n&#xa0;skoršie požiadavky neprišli; nič pre ne nie je podržané.</numerusform>
            <numerusform>%n&#xa0;skorších požiadaviek neprišlo; nič pre ne nie je podržané.</numerusform>
        </translation>
    </message>
    <message>
        <source>Held. Press C to confirm the booking.</source>
        <translation>Podržané. Rezerváciu potvrdíte klávesom&#xa0;C.</translation>
    </message>
    <message>
        <source>This slot is closed: %1.</source>
        <translation>Termín je zatvorený: %1.</translation>
    </message>
    <message>
        <source>This slot is over.</source>
        <translation>Termín sa už skončil.</translation>
    </message>
    <message>
        <source>This slot does not exist any more.</source>
        <translation>Tento termín už neexistuje.</translation>
    </message>
    <message>
        <source>No credits are available.</source>
        <translation>Žiadne kredity nie sú k&#xa0;dispozícii.</translation>
    </message>
    <message>
        <source>Credits are not held at this place.</source>
        <translation>Na tomto mieste sa kredity nedržia.</translation>
    </message>
    <message>
        <source>This request was used before for something else. Nothing was changed; do it again.</source>
        <translation>Táto požiadavka sa už použila na niečo iné. Nič sa nezmenilo; skúste to znova.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n of %1 are left.</source>
        <comment>pieces of a stock item</comment>
        <translation>
            <numerusform>%1: zostáva už len %n&#xa0;kus.</numerusform>
            <numerusform>%1: zostávajú už len %n&#xa0;kusy.</numerusform>
            <numerusform>%1: zostáva už len %n&#xa0;kusov.</numerusform>
        </translation>
    </message>
    <message>
        <source>No %1 are left.</source>
        <comment>a stock item</comment>
        <translation>%1: nezostáva ani jeden kus.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n places are left.</source>
        <translation>
            <numerusform>Zostáva už len %n&#xa0;miesto.</numerusform>
            <numerusform>Zostávajú už len %n&#xa0;miesta.</numerusform>
            <numerusform>Zostáva už len %n&#xa0;miest.</numerusform>
        </translation>
    </message>
    <message>
        <source>No place is left.</source>
        <translation>Nezostáva žiadne miesto.</translation>
    </message>
    <message>
        <source>A party needs at least one person, and no more than the slot has places.</source>
        <translation>Zadajte aspoň jednu osobu a&#xa0;najviac toľko osôb, koľko má termín miest.</translation>
    </message>
    <message>
        <source>The name is too long.</source>
        <translation>Meno je príliš dlhé.</translation>
    </message>
    <message>
        <source>This is not a phone number.</source>
        <translation>To nie je telefónne číslo.</translation>
    </message>
    <message>
        <source>The note is too long.</source>
        <translation>Poznámka je príliš dlhá.</translation>
    </message>
    <message>
        <source>The reason is too long.</source>
        <translation>Dôvod je príliš dlhý.</translation>
    </message>
    <message>
        <source>The database refused a value. Nothing was changed; correct what you typed.</source>
        <translation>Databáza odmietla niektorý údaj. Nič sa nezmenilo; opravte zadanie.</translation>
    </message>
    <message>
        <source>Booking confirmed.</source>
        <translation>Rezervácia je potvrdená.</translation>
    </message>
    <message>
        <source>This hold does not exist any more.</source>
        <translation>Táto rezervácia už neexistuje.</translation>
    </message>
    <message>
        <source>Cancelled. The places are free again.</source>
        <translation>Zrušené. Miesta sú znova voľné.</translation>
    </message>
    <message>
        <source>The hold has its full time again.</source>
        <translation>Predbežná rezervácia je predĺžená na plný čas.</translation>
    </message>
    <message>
        <source>This hold cannot be given more time.</source>
        <translation>Táto predbežná rezervácia sa už nedá predĺžiť.</translation>
    </message>
    <message>
        <source>This hold is still open.</source>
        <translation>Predbežná rezervácia stále platí.</translation>
    </message>
    <message>
        <source>This booking has already been confirmed.</source>
        <translation>Rezervácia je už potvrdená.</translation>
    </message>
    <message>
        <source>This hold has been cancelled before.</source>
        <translation>Rezervácia už bola zrušená.</translation>
    </message>
    <message>
        <source>This hold ran out of time. Press Enter to hold the slot again.</source>
        <translation>Predbežná rezervácia prepadla, vypršal jej čas. Termín znova podržíte klávesom Enter.</translation>
    </message>
    <message>
        <source>The request never arrived and nothing is held. What you typed is kept: press Enter to send it.</source>
        <translation>Požiadavka neprišla a&#xa0;nič nie je podržané. Zadané údaje zostali: odošlete ich klávesom Enter.</translation>
    </message>
    <message>
        <source>The confirmation never arrived. The hold is still open: press C again.</source>
        <translation>Potvrdenie neprišlo. Predbežná rezervácia stále platí: stlačte znova&#xa0;C.</translation>
    </message>
    <message>
        <source>The cancellation never arrived. Nothing was cancelled.</source>
        <translation>Požiadavka na zrušenie neprišla. Nič sa nezrušilo.</translation>
    </message>
    <message numerus="yes">
        <source>Taken %n seconds ago at %1.</source>
        <translation>
            <numerusform>Obsadené pred %n&#xa0;sekundou: %1.</numerusform>
            <numerusform>Obsadené pred %n&#xa0;sekundami: %1.</numerusform>
            <numerusform>Obsadené pred %n&#xa0;sekundami: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is closed.</source>
        <translation>Nič nie je zatvorené.</translation>
    </message>
    <message numerus="yes">
        <source>= %n available</source>
        <comment>result of a sum</comment>
        <translation>
            <numerusform>=&#xa0;%n&#xa0;voľné</numerusform>
            <numerusform>=&#xa0;%n&#xa0;voľné</numerusform>
            <numerusform>=&#xa0;%n&#xa0;voľných</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places</source>
        <comment>in a sum</comment>
        <translation>
            <numerusform>%n&#xa0;miesto</numerusform>
            <numerusform>%n&#xa0;miesta</numerusform>
            <numerusform>%n&#xa0;miest</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n confirmed</source>
        <comment>places, in a sum</comment>
        <translation>
            <numerusform>%n&#xa0;potvrdené</numerusform>
            <numerusform>%n&#xa0;potvrdené</numerusform>
            <numerusform>%n&#xa0;potvrdených</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n held by %1 until %2</source>
        <comment>places, in a sum</comment>
        <translation>
            <numerusform>%n&#xa0;drží %1 do&#xa0;%2</numerusform>
            <numerusform>%n&#xa0;drží %1 do&#xa0;%2</numerusform>
            <numerusform>%n&#xa0;drží %1 do&#xa0;%2</numerusform>
        </translation>
    </message>
    <message>
        <source>Closed: %1.</source>
        <translation>Zatvorené: %1.</translation>
    </message>
    <message>
        <source>The slot is over.</source>
        <translation>Termín sa už skončil.</translation>
    </message>
    <message>
        <source>held</source>
        <comment>status of a hold</comment>
        <translation>podržané</translation>
    </message>
    <message>
        <source>confirmed</source>
        <comment>status of a hold</comment>
        <translation>potvrdené</translation>
    </message>
    <message>
        <source>cancelled</source>
        <comment>status of a hold</comment>
        <translation>zrušené</translation>
    </message>
    <message>
        <source>expired</source>
        <comment>status of a hold</comment>
        <translation>prepadnuté</translation>
    </message>
    <message>
        <source>It had been placed, and is still held.</source>
        <translation>Rezervácia už vznikla a miesta sú stále podržané.</translation>
    </message>
    <message>
        <source>It had been placed, and is confirmed now.</source>
        <translation>Rezervácia už vznikla a teraz je potvrdená.</translation>
    </message>
    <message>
        <source>It had been placed, and is cancelled now.</source>
        <translation>Rezervácia už vznikla, ale teraz je zrušená.</translation>
    </message>
    <message>
        <source>It had been placed, and has expired since.</source>
        <translation>Rezervácia už vznikla, ale medzitým prepadla.</translation>
    </message>
    <message>
        <source>Released. The places are free again.</source>
        <translation>Uvoľnené. Miesta sú znova voľné.</translation>
    </message>
    <message>
        <source>The release never arrived. The hold is still open.</source>
        <translation>Požiadavka na uvoľnenie neprišla. Miesta sú stále podržané.</translation>
    </message>
    <message numerus="yes">
        <source>%n places of lapsed holds are free again.</source>
        <translation>
            <numerusform>%n&#xa0;miesto z&#xa0;prepadnutých rezervácií je znova voľné.</numerusform>
            <numerusform>%n&#xa0;miesta z&#xa0;prepadnutých rezervácií sú znova voľné.</numerusform>
            <numerusform>%n&#xa0;miest z&#xa0;prepadnutých rezervácií je znova voľných.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to return: choose a booking with pieces out first.</source>
        <translation>Niet čo vracať: najprv vyberte rezerváciu s&#xa0;vydanými kusmi.</translation>
    </message>
    <message>
        <source>The amount of credits cannot be read. Nothing was sent.</source>
        <translation>Počet kreditov sa nedá prečítať. Nič sa neodoslalo.</translation>
    </message>
    <message numerus="yes">
        <source>Only %1 are available.</source>
        <comment>credits</comment>
        <translation>
            <numerusform>K&#xa0;dispozícii je len %1.</numerusform>
            <numerusform>K&#xa0;dispozícii sú len %1.</numerusform>
            <numerusform>K&#xa0;dispozícii je len %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to change: choose a hold or booking first.</source>
        <translation>Nie je čo meniť: najprv vyberte rezerváciu.</translation>
    </message>
    <message>
        <source>Nobody to check in: choose a confirmed booking first.</source>
        <translation>Koho zaznamenať? Najprv vyberte potvrdenú rezerváciu.</translation>
    </message>
    <message>
        <source>Choose a hold and press M first, then go to the one to change places with.</source>
        <translation>Najprv vyberte rezerváciu a stlačte M, potom prejdite na tú, s ktorou sa má vymeniť.</translation>
    </message>
    <message>
        <source>did not come</source>
        <comment>status of a booking</comment>
        <translation>neprišli</translation>
    </message>
    <message>
        <source>here</source>
        <comment>status of a booking: the whole party has come</comment>
        <translation>prišli</translation>
    </message>
    <message>
        <source>%1 of %2 here</source>
        <comment>how many of a party have come</comment>
        <translation>prišli %1 z %2</translation>
    </message>
    <message>
        <source>There are free places: nobody has to wait for this slot.</source>
        <translation>Voľné miesta sú: na tento termín nikto čakať nemusí.</translation>
    </message>
    <message>
        <source>Nobody on the waiting list has an offer now.</source>
        <translation>Nikto z poradovníka teraz ponuku nemá.</translation>
    </message>
    <message>
        <source>Nothing to bring back: find a cancelled or lapsed booking first.</source>
        <translation>Nie je čo obnoviť: najprv nájdite zrušenú alebo prepadnutú rezerváciu.</translation>
    </message>
    <message>
        <source>Nothing to take over: choose an open hold of another desk first.</source>
        <translation>Nie je čo prevziať: najprv vyberte predbežnú rezerváciu iného pracoviska.</translation>
    </message>
</context>
<context>
    <name>OwnHolds</name>
    <message>
        <source>My holds</source>
        <translation>Podržané termíny</translation>
    </message>
    <message>
        <source>Nothing is held at this desk.</source>
        <translation>Na tejto recepcii nie je nič podržané.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>holds</comment>
        <translation>
            <numerusform>a&#xa0;%n&#xa0;ďalší</numerusform>
            <numerusform>a&#xa0;%n&#xa0;ďalšie</numerusform>
            <numerusform>a&#xa0;%n&#xa0;ďalších</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hold, %1, %n seconds left</source>
        <comment>size of the party</comment>
        <translation>
            <numerusform>Podržaný termín, %1, zostáva %n&#xa0;sekunda</numerusform>
            <numerusform>Podržaný termín, %1, zostávajú %n&#xa0;sekundy</numerusform>
            <numerusform>Podržaný termín, %1, zostáva %n&#xa0;sekúnd</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hold at %1, %2, %n seconds left</source>
        <comment>time of the slot, size of the party</comment>
        <translation>
            <numerusform>Podržaný termín %1, %2, zostáva %n&#xa0;sekunda</numerusform>
            <numerusform>Podržaný termín %1, %2, zostávajú %n&#xa0;sekundy</numerusform>
            <numerusform>Podržaný termín %1, %2, zostáva %n&#xa0;sekúnd</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PageKeys</name>
    <message>
        <source>Day</source>
        <translation>Deň</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Sklad</translation>
    </message>
    <message>
        <source>Credits</source>
        <translation>Kredity</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Nastavenia</translation>
    </message>
    <message>
        <source>Adjust what is on hand</source>
        <translation>Opraviť stav</translation>
    </message>
    <message>
        <source>Stocktake</source>
        <translation>Inventúra</translation>
    </message>
    <message>
        <source>Take pieces back</source>
        <translation>Prevziať kusy späť</translation>
    </message>
    <message>
        <source>Grant credits</source>
        <translation>Pripísať kredity</translation>
    </message>
    <message>
        <source>Debit credits</source>
        <translation>Odpísať kredity</translation>
    </message>
    <message>
        <source>Hold credits</source>
        <translation>Podržať kredity</translation>
    </message>
    <message>
        <source>Capture the chosen hold</source>
        <translation>Strhnúť vybrané podržanie</translation>
    </message>
    <message>
        <source>Capture a part of it</source>
        <translation>Strhnúť jeho časť</translation>
    </message>
    <message>
        <source>Release it</source>
        <translation>Uvoľniť ho</translation>
    </message>
    <message>
        <source>Reverse the chosen entry</source>
        <translation>Stornovať vybraný záznam</translation>
    </message>
    <message>
        <source>Limits of the wallet</source>
        <translation>Limity peňaženky</translation>
    </message>
    <message>
        <source>Customers</source>
        <translation>Zákazníci</translation>
    </message>
    <message>
        <source>Change the customer</source>
        <translation>Zmeniť údaje zákazníka</translation>
    </message>
    <message>
        <source>History of the customer</source>
        <translation>História zákazníka</translation>
    </message>
    <message>
        <source>Merge with the same person</source>
        <translation>Zlúčiť s tou istou osobou</translation>
    </message>
    <message>
        <source>Erase the personal data</source>
        <translation>Vymazať osobné údaje</translation>
    </message>
    <message>
        <source>Move to another warehouse</source>
        <translation>Presunúť do iného skladu</translation>
    </message>
    <message>
        <source>Arrivals</source>
        <translation>Príchody</translation>
    </message>
    <message>
        <source>The whole party is here</source>
        <translation>Prišla celá skupina</translation>
    </message>
    <message>
        <source>So many of the party are here</source>
        <translation>Toľko osôb prišlo</translation>
    </message>
    <message>
        <source>One more of the party</source>
        <translation>Prišiel ešte jeden</translation>
    </message>
    <message>
        <source>Take back what was noted</source>
        <translation>Zrušiť zápis</translation>
    </message>
    <message>
        <source>Nobody came</source>
        <translation>Nikto neprišiel</translation>
    </message>
    <message>
        <source>Undo the last one</source>
        <translation>Vrátiť posledné</translation>
    </message>
    <message>
        <source>History of the booking</source>
        <translation>História rezervácie</translation>
    </message>
    <message>
        <source>Only those still expected</source>
        <translation>Len na koho čakáme</translation>
    </message>
    <message>
        <source>New customer</source>
        <translation>Nový zákazník</translation>
    </message>
</context>
<context>
    <name>Pager</name>
    <message>
        <source>Show what was before</source>
        <extracomment>read aloud for an arrow</extracomment>
        <translation>Zobraziť predchádzajúce</translation>
    </message>
    <message>
        <source>Show more</source>
        <extracomment>read aloud for an arrow</extracomment>
        <translation>Zobraziť ďalšie</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Strana %1 z %2</translation>
    </message>
</context>
<context>
    <name>PaperChoice</name>
    <message>
        <source>PDF file in the folder</source>
        <translation>Súbor PDF do priečinka</translation>
    </message>
    <message>
        <source>%1 (not there)</source>
        <translation>%1 (nie je k dispozícii)</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Tlač</translation>
    </message>
    <message>
        <source>Tickets go to</source>
        <translation>Lístky tlačiť na</translation>
    </message>
    <message>
        <source>Paper of tickets</source>
        <translation>Papier pre lístky</translation>
    </message>
    <message>
        <source>Day sheets go to</source>
        <translation>Denné prehľady tlačiť na</translation>
    </message>
    <message>
        <source>Folder for PDF files</source>
        <translation>Priečinok pre súbory PDF</translation>
    </message>
    <message>
        <source>Receipts go where tickets go. Printers are set up in the system.</source>
        <translation>Doklady sa tlačia tam, kde lístky. Tlačiarne sa nastavujú v systéme.</translation>
    </message>
</context>
<context>
    <name>PaperPage</name>
    <message>
        <source>Print</source>
        <translation>Tlač</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Späť</translation>
    </message>
    <message>
        <source>Preview: %1</source>
        <translation>Náhľad: %1</translation>
    </message>
    <message>
        <source>There is nothing to print here.</source>
        <translation>Tu nie je čo tlačiť.</translation>
    </message>
    <message>
        <source>The booking is cancelled or its time is over: it has no paper any more.</source>
        <translation>Rezervácia je zrušená alebo jej čas vypršal: už sa netlačí.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Okamih…</translation>
    </message>
    <message>
        <source>Printed before: this will be copy %1.</source>
        <translation>Už sa tlačilo: toto bude %1. výtlačok.</translation>
    </message>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n strana</numerusform>
            <numerusform>%n strany</numerusform>
            <numerusform>%n strán</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PaperWords</name>
    <message>
        <source>Ticket</source>
        <translation>Lístok</translation>
    </message>
    <message>
        <source>Receipt</source>
        <translation>Doklad</translation>
    </message>
    <message>
        <source>Day sheet</source>
        <translation>Denný prehľad</translation>
    </message>
    <message>
        <source>copy %1</source>
        <extracomment>on a print that is not the first one</extracomment>
        <translation>výtlačok %1</translation>
    </message>
    <message>
        <source>Not confirmed yet: held until %1</source>
        <translation>Zatiaľ nepotvrdené: drží sa do %1</translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n&#xa0;osoba</numerusform>
            <numerusform>%n&#xa0;osoby</numerusform>
            <numerusform>%n&#xa0;osôb</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bookings</source>
        <translation>
            <numerusform>%n rezervácia</numerusform>
            <numerusform>%n rezervácie</numerusform>
            <numerusform>%n rezervácií</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is booked on this day.</source>
        <translation>Na tento deň nie je nič rezervované.</translation>
    </message>
    <message>
        <source>Handed out</source>
        <translation>Vydané</translation>
    </message>
    <message>
        <source>With: %1</source>
        <extracomment>%1 is a list, &quot;3 × Climbing shoes&quot;</extracomment>
        <translation>Navyše: %1</translation>
    </message>
    <message>
        <source>Please bring rented pieces back.</source>
        <translation>Požičané veci prosím vráťte.</translation>
    </message>
    <message>
        <source>Local time, %1</source>
        <extracomment>%1 is a time zone, &quot;Europe/Prague&quot;</extracomment>
        <translation>Miestny čas, %1</translation>
    </message>
    <message>
        <source>Printed %1</source>
        <translation>Vytlačené %1</translation>
    </message>
    <message>
        <source>as of %1</source>
        <extracomment>the moment that a list shows</extracomment>
        <translation>stav o %1</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Strana %1 z %2</translation>
    </message>
    <message>
        <source>held, not confirmed</source>
        <translation>drží sa, nepotvrdené</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Čas</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Kód</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Osôb</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Meno</translation>
    </message>
</context>
<context>
    <name>PartyBox</name>
    <message>
        <source>How many people now?</source>
        <translation>Koľko osôb teraz?</translation>
    </message>
    <message>
        <source>Change the party</source>
        <translation>Zmeniť počet osôb</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Nechať</translation>
    </message>
</context>
<context>
    <name>PartyField</name>
    <message>
        <source>People</source>
        <translation>Počet osôb</translation>
    </message>
    <message>
        <source>One person less</source>
        <translation>O&#xa0;osobu menej</translation>
    </message>
    <message>
        <source>One person more</source>
        <translation>O&#xa0;osobu viac</translation>
    </message>
</context>
<context>
    <name>PayField</name>
    <message>
        <source>Credits: choose the customer from the list to pay with them.</source>
        <translation>Kredity: ak nimi chcete platiť, vyberte zákazníka zo zoznamu.</translation>
    </message>
    <message>
        <source>Credits: a walk-in has no wallet.</source>
        <translation>Kredity: zákazník bez mena nemá peňaženku.</translation>
    </message>
    <message>
        <source>Credits: looking for the wallet…</source>
        <translation>Kredity: hľadá sa peňaženka…</translation>
    </message>
    <message>
        <source>Credits: this customer has no wallet.</source>
        <translation>Kredity: tento zákazník nemá peňaženku.</translation>
    </message>
    <message>
        <source>Pay with credits</source>
        <translation>Platiť kreditmi</translation>
    </message>
</context>
<context>
    <name>PayRow</name>
    <message numerus="yes">
        <source>%L1 available</source>
        <comment>credits of a wallet</comment>
        <translation>
            <numerusform>k&#xa0;dispozícii %L1</numerusform>
            <numerusform>k&#xa0;dispozícii %L1</numerusform>
            <numerusform>k&#xa0;dispozícii %L1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: more than there is.</source>
        <comment>credits</comment>
        <translation>%1: viac, než je k&#xa0;dispozícii.</translation>
    </message>
    <message>
        <source>Holds %1.</source>
        <comment>credits</comment>
        <translation>Podrží sa %1.</translation>
    </message>
    <message>
        <source>Amount to pay with credits, %1</source>
        <comment>how many are available</comment>
        <translation>Koľko zaplatiť kreditmi, %1</translation>
    </message>
</context>
<context>
    <name>PictureStep</name>
    <message>
        <source>This kiosk is closed</source>
        <translation>Tento kiosk je zatvorený</translation>
    </message>
    <message>
        <source>Please go to the desk</source>
        <translation>Príďte, prosím, k pultu</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Overujeme</translation>
    </message>
    <message>
        <source>The desk is glad to help you.</source>
        <translation>Pri pulte vám radi pomôžu.</translation>
    </message>
    <message>
        <source>It opens again: %1</source>
        <translation>Znova sa otvorí: %1</translation>
    </message>
    <message>
        <source>The kiosk cannot reach its database just now. What you chose and typed is still here: it goes on by itself as soon as it can.</source>
        <translation>Kiosk sa teraz nemôže spojiť s databázou. Čo ste vybrali a napísali, tu zostáva: len čo to pôjde, sám bude pokračovať.</translation>
    </message>
    <message>
        <source>The kiosk cannot book just now. It comes back by itself.</source>
        <translation>Kiosk teraz nemôže rezervovať. Sám sa zase vráti.</translation>
    </message>
    <message>
        <source>The answer did not arrive. The kiosk finds out what became of your wish; nothing is booked twice.</source>
        <translation>Odpoveď nedorazila. Kiosk zisťuje, ako vaša požiadavka dopadla; nič sa nezarezervuje dvakrát.</translation>
    </message>
</context>
<context>
    <name>PinPad</name>
    <message>
        <source>Service</source>
        <translation>Servis</translation>
    </message>
    <message>
        <source>Service PIN</source>
        <translation>Servisný PIN</translation>
    </message>
    <message>
        <source>Erase</source>
        <extracomment>a key that removes the last digit</extracomment>
        <translation>Zmazať</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>opens the service menu</extracomment>
        <translation>Otvoriť</translation>
    </message>
    <message>
        <source>Back to visitors</source>
        <translation>Späť k návštevníkom</translation>
    </message>
</context>
<context>
    <name>PrintNote</name>
    <message>
        <source>The code stands here: tell it, or write it down.</source>
        <translation>Kód je tu: povedzte ho alebo odpíšte.</translation>
    </message>
    <message numerus="yes">
        <source>%n more wait behind this note.</source>
        <translation>
            <numerusform>Za touto správou čaká ešte %n.</numerusform>
            <numerusform>Za touto správou čakajú ešte %n.</numerusform>
            <numerusform>Za touto správou čaká ešte %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Print again</source>
        <translation>Tlačiť znova</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavrieť</translation>
    </message>
</context>
<context>
    <name>PrintText</name>
    <message>
        <source>Ticket</source>
        <translation>Lístok</translation>
    </message>
    <message>
        <source>Receipt of extras</source>
        <translation>Doklad o vydaní</translation>
    </message>
    <message>
        <source>Day sheet</source>
        <translation>Denný prehľad</translation>
    </message>
    <message>
        <source>Not printed. %1</source>
        <translation>Nevytlačené. %1</translation>
    </message>
    <message>
        <source>It is copy %1.</source>
        <translation>Je to %1. výtlačok.</translation>
    </message>
    <message>
        <source>%1: printed.</source>
        <extracomment>%1 is &quot;Ticket&quot;, &quot;Day sheet&quot;</extracomment>
        <translation>%1: vytlačené.</translation>
    </message>
    <message>
        <source>%1: saved as %2.</source>
        <extracomment>%1 is &quot;Ticket&quot;, &quot;Day sheet&quot;; %2 is the path of a file</extracomment>
        <translation>%1: uložené ako %2.</translation>
    </message>
    <message>
        <source>PDF file in %1, %2</source>
        <translation>Súbor PDF v priečinku %1, %2</translation>
    </message>
    <message>
        <source>Printer %1, %2</source>
        <translation>Tlačiareň %1, %2</translation>
    </message>
    <message>
        <source>roll of 80 mm</source>
        <translation>rolka 80 mm</translation>
    </message>
    <message>
        <source>A5</source>
        <translation>A5</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Not printed: the printing system of this machine does not answer.</source>
        <translation>Nevytlačené: tlačový systém tohto počítača neodpovedá.</translation>
    </message>
    <message>
        <source>Not printed: there is no printer of this name any more. Choose one in the settings.</source>
        <translation>Nevytlačené: tlačiareň s týmto menom už neexistuje. Vyberte inú v nastaveniach.</translation>
    </message>
    <message>
        <source>Not printed: the printer refused it.</source>
        <translation>Nevytlačené: tlačiareň to odmietla.</translation>
    </message>
    <message>
        <source>Not printed yet: the printer may be off or out of paper. It may still print.</source>
        <translation>Zatiaľ nevytlačené: tlačiareň je možno vypnutá alebo bez papiera. Ešte môže vytlačiť.</translation>
    </message>
    <message>
        <source>Not saved: the folder for PDF files cannot be written. Choose one in the settings.</source>
        <translation>Neuložené: do priečinka pre súbory PDF sa nedá zapisovať. Vyberte iný v nastaveniach.</translation>
    </message>
    <message>
        <source>Not saved: the disk is full.</source>
        <translation>Neuložené: disk je plný.</translation>
    </message>
    <message>
        <source>Not printed: too much is waiting for the printer already.</source>
        <translation>Nevytlačené: na tlačiareň už čaká priveľa úloh.</translation>
    </message>
    <message>
        <source>Not printed: the booking has been cancelled.</source>
        <translation>Nevytlačené: rezervácia bola zrušená.</translation>
    </message>
    <message>
        <source>Not printed: the time of the hold is over.</source>
        <translation>Nevytlačené: čas držania vypršal.</translation>
    </message>
    <message>
        <source>Not printed: no pieces were handed out with this booking.</source>
        <translation>Nevytlačené: k tejto rezervácii sa nič nevydalo.</translation>
    </message>
    <message>
        <source>Not printed: there is no such booking.</source>
        <translation>Nevytlačené: taká rezervácia neexistuje.</translation>
    </message>
    <message>
        <source>Not printed: the database refused to note the copy. Tell support.</source>
        <translation>Nevytlačené: databáza odmietla výtlačok zaznamenať. Povedzte to podpore.</translation>
    </message>
</context>
<context>
    <name>ReasonBox</name>
    <message>
        <source>Why is it cancelled?</source>
        <translation>Prečo sa rezervácia ruší?</translation>
    </message>
    <message>
        <source>Customer called off</source>
        <translation>Zákazník to odriekol</translation>
    </message>
    <message>
        <source>Did not come</source>
        <translation>Zákazník neprišiel</translation>
    </message>
    <message>
        <source>Booked by mistake</source>
        <translation>Rezervované omylom</translation>
    </message>
    <message>
        <source>We cannot offer it</source>
        <translation>Dôvod na našej strane</translation>
    </message>
    <message>
        <source>Another reason</source>
        <translation>Iný dôvod</translation>
    </message>
    <message>
        <source>Cancel the booking</source>
        <translation>Zrušiť rezerváciu</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Ponechať</translation>
    </message>
</context>
<context>
    <name>RefusalCard</name>
    <message>
        <source>Looking for slots nearby that fit…</source>
        <translation>Hľadajú sa najbližšie vhodné termíny…</translation>
    </message>
    <message>
        <source>Free nearby:</source>
        <translation>Najbližšie voľné:</translation>
    </message>
    <message>
        <source>Change what was typed</source>
        <translation>Upraviť zadanie</translation>
    </message>
    <message>
        <source>Back to the day</source>
        <translation>Späť na deň</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %2 (%n free)</source>
        <comment>resource, time</comment>
        <translation>
            <numerusform>%1 · %2 (%n&#xa0;voľné)</numerusform>
            <numerusform>%1 · %2 (%n&#xa0;voľné)</numerusform>
            <numerusform>%1 · %2 (%n&#xa0;voľných)</numerusform>
        </translation>
    </message>
    <message>
        <source>Put on the waiting list</source>
        <translation>Zapísať do poradovníka</translation>
    </message>
</context>
<context>
    <name>ReturnBox</name>
    <message>
        <source>The answer did not arrive. Checking…</source>
        <translation>Odpoveď neprišla. Overuje sa…</translation>
    </message>
    <message>
        <source>What is back?</source>
        <translation>Čo sa vrátilo?</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Poznámka</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Prevziať</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Teraz nie</translation>
    </message>
</context>
<context>
    <name>ReturnRow</name>
    <message numerus="yes">
        <source>%L1 out</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>vydané %L1</numerusform>
            <numerusform>vydané %L1</numerusform>
            <numerusform>vydané %L1</numerusform>
        </translation>
    </message>
    <message>
        <source>back</source>
        <comment>pieces that were returned</comment>
        <translation>vrátené</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>pieces</comment>
        <translation>stratené</translation>
    </message>
    <message>
        <source>damaged</source>
        <comment>pieces</comment>
        <translation>poškodené</translation>
    </message>
    <message>
        <source>used up</source>
        <comment>pieces</comment>
        <translation>spotreba</translation>
    </message>
</context>
<context>
    <name>ReturnText</name>
    <message numerus="yes">
        <source>%n pieces are back and can be held again.</source>
        <translation>
            <numerusform>%n&#xa0;kus je späť a&#xa0;dá sa znova podržať.</numerusform>
            <numerusform>%n&#xa0;kusy sú späť a&#xa0;dajú sa znova podržať.</numerusform>
            <numerusform>%n&#xa0;kusov je späť a&#xa0;dá sa znova podržať.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces are written off.</source>
        <translation>
            <numerusform>%n&#xa0;kus je odpísaný.</numerusform>
            <numerusform>%n&#xa0;kusy sú odpísané.</numerusform>
            <numerusform>%n&#xa0;kusov je odpísaných.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %1 are still out.</source>
        <comment>pieces of an item</comment>
        <translation>
            <numerusform>Vydané je už len %1.</numerusform>
            <numerusform>Vydané je už len %1.</numerusform>
            <numerusform>Vydané je už len %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: none is out any more.</source>
        <comment>an item</comment>
        <translation>%1: nič už nie je vydané.</translation>
    </message>
    <message>
        <source>This booking is not confirmed any more. Nothing was returned.</source>
        <translation>Táto rezervácia už nie je potvrdená. Nič sa nevrátilo.</translation>
    </message>
    <message>
        <source>This booking has no %1.</source>
        <comment>an item</comment>
        <translation>V&#xa0;tejto rezervácii nie je: %1.</translation>
    </message>
    <message>
        <source>The note is too long.</source>
        <translation>Poznámka je príliš dlhá.</translation>
    </message>
    <message>
        <source>The number of pieces cannot be taken. Nothing was returned.</source>
        <translation>Tento počet sa nedá prijať. Nič sa nevrátilo.</translation>
    </message>
</context>
<context>
    <name>ReviewStep</name>
    <message>
        <source>Is everything right?</source>
        <translation>Je všetko správne?</translation>
    </message>
    <message>
        <source>Yes, book it</source>
        <translation>Áno, rezervovať</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Čo</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Kde</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Kedy</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Koľko</translation>
    </message>
    <message>
        <source>With it</source>
        <translation>K tomu</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Meno</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Telefón</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Cena</translation>
    </message>
    <message>
        <source>Pay at the desk first</source>
        <translation>Najprv zaplatiť pri pulte</translation>
    </message>
    <message>
        <source>Pay %1 credits and book</source>
        <extracomment>a button; %1 is a number of credits</extracomment>
        <translation>Zaplatiť kreditmi (%1) a rezervovať</translation>
    </message>
    <message>
        <source>Your credits</source>
        <translation>Vaše kredity</translation>
    </message>
</context>
<context>
    <name>ScreenText</name>
    <message>
        <source>%1, not available</source>
        <extracomment>said for a button that cannot be pressed now; %1 is its label</extracomment>
        <translation>%1, nedá sa použiť</translation>
    </message>
    <message>
        <source>%1, chosen</source>
        <extracomment>said for a choice that has been made; %1 is its label</extracomment>
        <translation>%1, vybrané</translation>
    </message>
    <message>
        <source>%1, button</source>
        <extracomment>said for a button; %1 is its label</extracomment>
        <translation>%1, tlačidlo</translation>
    </message>
    <message>
        <source>asterisk</source>
        <translation>hviezdička</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <extracomment>said for a field with nothing in it; %1 is its label</extracomment>
        <translation>%1, prázdne</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ServiceMenu</name>
    <message>
        <source>Open this kiosk</source>
        <translation>Otvoriť tento kiosk</translation>
    </message>
    <message>
        <source>Close this kiosk</source>
        <translation>Zatvoriť tento kiosk</translation>
    </message>
    <message>
        <source>This kiosk is closed for visitors.</source>
        <translation>Tento kiosk je pre návštevníkov zatvorený.</translation>
    </message>
    <message>
        <source>Hold a code before the scanner. What it reads is shown here.</source>
        <translation>Priložte kód k čítačke. Čo prečíta, sa ukáže tu.</translation>
    </message>
    <message>
        <source>The scanner read: %1</source>
        <translation>Čítačka prečítala: %1</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>Servis</translation>
    </message>
    <message>
        <source>Print the last ticket again</source>
        <translation>Vytlačiť posledný lístok znova</translation>
    </message>
    <message>
        <source>Test the printer</source>
        <translation>Vyskúšať tlačiareň</translation>
    </message>
    <message>
        <source>Test the scanner</source>
        <translation>Vyskúšať čítačku</translation>
    </message>
    <message>
        <source>How this kiosk is</source>
        <translation>Stav kiosku</translation>
    </message>
    <message>
        <source>Start the program anew</source>
        <translation>Spustiť program znova</translation>
    </message>
    <message>
        <source>End the program</source>
        <translation>Ukončiť program</translation>
    </message>
    <message>
        <source>Back to visitors</source>
        <translation>Späť k návštevníkom</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Späť</translation>
    </message>
</context>
<context>
    <name>ServicePresenter</name>
    <message numerus="yes">
        <source>That PIN is wrong. %n more try (tries).</source>
        <translation>
            <numerusform>PIN nie je správny. Zostáva %n pokus.</numerusform>
            <numerusform>PIN nie je správny. Zostávajú %n pokusy.</numerusform>
            <numerusform>PIN nie je správny. Zostáva %n pokusov.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Too many PINs were wrong. The next one can be tried in %n minute(s).</source>
        <translation>
            <numerusform>Príliš veľa chybných PINov. Ďalší možno zadať o %n minútu.</numerusform>
            <numerusform>Príliš veľa chybných PINov. Ďalší možno zadať o %n minúty.</numerusform>
            <numerusform>Príliš veľa chybných PINov. Ďalší možno zadať o %n minút.</numerusform>
        </translation>
    </message>
    <message>
        <source>No service PIN is set in kiosk.conf: this menu does not open.</source>
        <translation>V kiosk.conf nie je nastavený servisný PIN: túto ponuku nemožno otvoriť.</translation>
    </message>
    <message>
        <source>Printing…</source>
        <translation>Tlačí sa…</translation>
    </message>
    <message>
        <source>This kiosk has no printer.</source>
        <translation>Tento kiosk nemá tlačiareň.</translation>
    </message>
    <message>
        <source>Printed.</source>
        <translation>Vytlačené.</translation>
    </message>
    <message>
        <source>Not printed: %1</source>
        <translation>Nevytlačené: %1</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Nastavenia</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Vzhľad</translation>
    </message>
    <message>
        <source>Desk</source>
        <translation>Recepcia</translation>
    </message>
    <message>
        <source>About</source>
        <translation>O&#xa0;programe</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Motív</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Jazyk</translation>
    </message>
    <message>
        <source>Name of this desk</source>
        <translation>Názov tejto recepcie</translation>
    </message>
    <message>
        <source>Read the day again every</source>
        <translation>Načítať deň znova každých</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation>&#xa0;s</translation>
    </message>
    <message>
        <source>Holds carry the name of the desk. A new name counts from the next start.</source>
        <translation>Názov recepcie sa uvádza pri každej rezervácii. Nový názov platí od ďalšieho spustenia.</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Podľa systému</translation>
    </message>
    <message>
        <source>Holdfast %1, Qt %2</source>
        <translation>Holdfast&#xa0;%1, Qt&#xa0;%2</translation>
    </message>
    <message>
        <source>Private database: %1</source>
        <translation>Vlastná databáza: %1</translation>
    </message>
    <message>
        <source>Shared server: %1</source>
        <translation>Zdieľaný server: %1</translation>
    </message>
    <message>
        <source>Folder of this machine: %1</source>
        <translation>Priečinok v&#xa0;tomto počítači: %1</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Svetlý</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Tmavý</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Vysoký kontrast</translation>
    </message>
</context>
<context>
    <name>SideRail</name>
    <message>
        <source>Day</source>
        <translation>Deň</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Nastavenia</translation>
    </message>
    <message>
        <source>Pages and calendar</source>
        <translation>Stránky a&#xa0;kalendár</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Sklad</translation>
    </message>
    <message>
        <source>Credits</source>
        <translation>Kredity</translation>
    </message>
    <message>
        <source>Customers</source>
        <translation>Zákazníci</translation>
    </message>
    <message>
        <source>Arrivals</source>
        <translation>Príchody</translation>
    </message>
</context>
<context>
    <name>SiteText</name>
    <message numerus="yes">
        <source>%n people</source>
        <comment>size of a party</comment>
        <translation>
            <numerusform>%n&#xa0;osoba</numerusform>
            <numerusform>%n&#xa0;osoby</numerusform>
            <numerusform>%n&#xa0;osôb</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SlotActionBar</name>
    <message>
        <source>Confirm booking</source>
        <translation>Potvrdiť rezerváciu</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Podržať</translation>
    </message>
    <message>
        <source>More time</source>
        <translation>Predĺžiť</translation>
    </message>
    <message>
        <source>New hold</source>
        <translation>Nová rezervácia</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>Uvoľniť</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušiť</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Prečo?</translation>
    </message>
    <message>
        <source>Leave, keep what was typed</source>
        <translation>Odísť, zadanie zostane</translation>
    </message>
    <message>
        <source>Return pieces</source>
        <translation>Vrátiť požičané</translation>
    </message>
    <message>
        <source>Check in</source>
        <translation>Príchod</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Presunúť</translation>
    </message>
    <message>
        <source>Party</source>
        <translation>Počet osôb</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Prevziať</translation>
    </message>
</context>
<context>
    <name>SlotCellText</name>
    <message>
        <source>Held</source>
        <comment>a slot that somebody else holds</comment>
        <translation>Podržané</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n place(s) free</source>
        <translation>
            <numerusform>voľné miesta: %1 z&#xa0;%n</numerusform>
            <numerusform>voľné miesta: %1 z&#xa0;%n</numerusform>
            <numerusform>voľné miesta: %1 z&#xa0;%n</numerusform>
        </translation>
    </message>
    <message>
        <source>no slot</source>
        <translation>žiadny termín</translation>
    </message>
    <message numerus="yes">
        <source>full, %n place(s)</source>
        <translation>
            <numerusform>plno, %n&#xa0;miesto</numerusform>
            <numerusform>plno, %n&#xa0;miesta</numerusform>
            <numerusform>plno, %n&#xa0;miest</numerusform>
        </translation>
    </message>
    <message>
        <source>closed: %1</source>
        <translation>zatvorené: %1</translation>
    </message>
    <message numerus="yes">
        <source>over, %n place(s) booked</source>
        <translation>
            <numerusform>skončené, obsadené: %n</numerusform>
            <numerusform>skončené, obsadené: %n</numerusform>
            <numerusform>skončené, obsadené: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free</source>
        <comment>places of a slot</comment>
        <translation>
            <numerusform>%n&#xa0;voľné</numerusform>
            <numerusform>%n&#xa0;voľné</numerusform>
            <numerusform>%n&#xa0;voľných</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>places of a slot</comment>
        <translation>
            <numerusform>Už len %n</numerusform>
            <numerusform>Už len %n</numerusform>
            <numerusform>Už len %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Full</source>
        <comment>all places of a slot are booked</comment>
        <translation>Plno</translation>
    </message>
    <message>
        <source>Yours</source>
        <comment>a slot that this desk holds</comment>
        <translation>Vaše</translation>
    </message>
    <message numerus="yes">
        <source>%n booked</source>
        <comment>places of a slot that is over</comment>
        <translation>
            <numerusform>Obsadené %n</numerusform>
            <numerusform>Obsadené %n</numerusform>
            <numerusform>Obsadené %n</numerusform>
        </translation>
    </message>
    <message>
        <source>from yesterday</source>
        <comment>a slot that began before midnight</comment>
        <translation>od včera</translation>
    </message>
    <message>
        <source>until %1</source>
        <comment>a time of day</comment>
        <translation>do&#xa0;%1</translation>
    </message>
    <message>
        <source>%1, %2 to %3, %4</source>
        <comment>resource, start, end, state</comment>
        <translation>%1, od %2 do %3, %4</translation>
    </message>
    <message>
        <source>No slot</source>
        <translation>Žiadny termín</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Voľné</translation>
    </message>
    <message>
        <source>Few left</source>
        <translation>Posledné miesta</translation>
    </message>
    <message>
        <source>Held by others</source>
        <translation>Drží niekto iný</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Zatvorené</translation>
    </message>
    <message>
        <source>Over</source>
        <comment>a slot that has ended</comment>
        <translation>Skončené</translation>
    </message>
    <message>
        <source>%1, held by somebody else for %2</source>
        <comment>places free, countdown</comment>
        <translation>%1, drží niekto iný ešte %2</translation>
    </message>
    <message>
        <source>%1, held by %2 for %3</source>
        <comment>places free, name of a desk, countdown</comment>
        <translation>%1, drží %2 ešte %3</translation>
    </message>
    <message>
        <source>%1, held by you for %2</source>
        <comment>places free, countdown</comment>
        <translation>%1, držíte vy ešte %2</translation>
    </message>
    <message numerus="yes">
        <source>%n open hold(s)</source>
        <comment>on a slot</comment>
        <translation>
            <numerusform>%n dočasná rezervácia</numerusform>
            <numerusform>%n dočasné rezervácie</numerusform>
            <numerusform>%n dočasných rezervácií</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SlotGridModel</name>
    <message>
        <source>%1, %2, no slot</source>
        <comment>resource, time</comment>
        <translation>%1, %2, žiadny termín</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n place(s)</source>
        <comment>resource</comment>
        <translation>
            <numerusform>%1, %n&#xa0;miesto</numerusform>
            <numerusform>%1, %n&#xa0;miesta</numerusform>
            <numerusform>%1, %n&#xa0;miest</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n&#xa0;miesto</numerusform>
            <numerusform>%n&#xa0;miesta</numerusform>
            <numerusform>%n&#xa0;miest</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>has room for %n people</source>
        <translation>
            <numerusform>má miesto pre %n osobu</numerusform>
            <numerusform>má miesto pre %n osoby</numerusform>
            <numerusform>má miesto pre %n osôb</numerusform>
        </translation>
    </message>
    <message>
        <source>All resources</source>
        <comment>heading of a list of slots</comment>
        <translation>Všetky miesta</translation>
    </message>
    <message numerus="yes">
        <source>%n slot(s)</source>
        <translation>
            <numerusform>%n termín</numerusform>
            <numerusform>%n termíny</numerusform>
            <numerusform>%n termínov</numerusform>
        </translation>
    </message>
    <message>
        <source>today</source>
        <translation>dnes</translation>
    </message>
</context>
<context>
    <name>SlotGridView</name>
    <message>
        <source>Day grid</source>
        <translation>Prehľad dňa</translation>
    </message>
</context>
<context>
    <name>SlotHeading</name>
    <message>
        <source>The slot cannot be read just now.</source>
        <translation>Termín sa teraz nedá načítať.</translation>
    </message>
    <message>
        <source>No slot here</source>
        <translation>Tu termín nie je</translation>
    </message>
    <message>
        <source>Move to a slot with the arrow keys.</source>
        <translation>Na termín prejdete šípkami.</translation>
    </message>
    <message>
        <source>%1 a person</source>
        <comment>price</comment>
        <translation>%1 za osobu</translation>
    </message>
</context>
<context>
    <name>SlotNumbersCard</name>
    <message>
        <source>capacity</source>
        <comment>under a number of places</comment>
        <translation>kapacita</translation>
    </message>
    <message>
        <source>confirmed</source>
        <comment>under a number of places</comment>
        <translation>potvrdené</translation>
    </message>
    <message>
        <source>held</source>
        <comment>under a number of places</comment>
        <translation>podržané</translation>
    </message>
    <message>
        <source>available</source>
        <comment>under a number of places</comment>
        <translation>voľné</translation>
    </message>
    <message>
        <source>Places of the slot</source>
        <translation>Miesta v&#xa0;termíne</translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message>
        <source>The desk cannot open</source>
        <translation>Recepcia sa nedá otvoriť</translation>
    </message>
    <message>
        <source>Opening the desk</source>
        <translation>Otvára sa recepcia</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Skúsiť znova</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Ukončiť</translation>
    </message>
    <message>
        <source>Code for support: %1</source>
        <translation>Kód pre podporu: %1</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>as of %1</source>
        <comment>time of the data</comment>
        <translation>stav o&#xa0;%1</translation>
    </message>
    <message>
        <source>connecting</source>
        <translation>pripája sa</translation>
    </message>
    <message>
        <source>live</source>
        <translation>naživo</translation>
    </message>
    <message>
        <source>offline</source>
        <translation>offline</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>odmietnuté</translation>
    </message>
    <message>
        <source>all counters agree with the journal</source>
        <translation>všetky počty súhlasia s&#xa0;denníkom</translation>
    </message>
    <message numerus="yes">
        <source>%n counters disagree with the journal: tell support</source>
        <translation>
            <numerusform>%n&#xa0;počet nesúhlasí s&#xa0;denníkom: dajte vedieť podpore</numerusform>
            <numerusform>%n&#xa0;počty nesúhlasia s&#xa0;denníkom: dajte vedieť podpore</numerusform>
            <numerusform>%n&#xa0;počtov nesúhlasí s&#xa0;denníkom: dajte vedieť podpore</numerusform>
        </translation>
    </message>
    <message>
        <source>private database</source>
        <translation>vlastná databáza</translation>
    </message>
    <message>
        <source>%1 keys · %2 hold · %3 confirm · %4 release or cancel</source>
        <comment>key hints</comment>
        <translation>%1&#xa0;klávesy · %2&#xa0;podržať · %3&#xa0;potvrdiť · %4&#xa0;uvoľniť alebo zrušiť</translation>
    </message>
    <message>
        <source>%1 keys · %2 adjust · %3 stocktake · %4 take back</source>
        <comment>key hints</comment>
        <translation>%1 klávesy · %2 opraviť · %3 inventúra · %4 prevziať späť</translation>
    </message>
    <message>
        <source>%1 keys · %2 grant · %3 debit · %4 hold</source>
        <comment>key hints</comment>
        <translation>%1 klávesy · %2 pripísať · %3 odpísať · %4 podržať</translation>
    </message>
    <message>
        <source>%1 keys</source>
        <comment>key hints</comment>
        <translation>%1 klávesy</translation>
    </message>
    <message numerus="yes">
        <source>%n lapsed holds wait to be closed, the oldest since %1.</source>
        <comment>time</comment>
        <translation>
            <numerusform>%n&#xa0;prepadnutá rezervácia čaká na uzavretie od %1.</numerusform>
            <numerusform>%n&#xa0;prepadnuté rezervácie čakajú na uzavretie, najstaršia od %1.</numerusform>
            <numerusform>%n&#xa0;prepadnutých rezervácií čaká na uzavretie, najstaršia od %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>No lapsed hold waits to be closed.</source>
        <translation>Žiadna prepadnutá rezervácia nečaká na uzavretie.</translation>
    </message>
    <message>
        <source>no worker is running: lapsed holds since %1</source>
        <comment>time</comment>
        <translation>služba na pozadí nebeží: prepadnuté rezervácie od %1</translation>
    </message>
    <message>
        <source>Their places can be held all the same; tell support.</source>
        <translation>Ich miesta sa aj tak dajú rezervovať; dajte vedieť podpore.</translation>
    </message>
    <message>
        <source>refresh is paused</source>
        <translation>obnovovanie je pozastavené</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>with the refresh</comment>
        <translation>Pokračovať</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pozastaviť</translation>
    </message>
    <message>
        <source>Refresh again</source>
        <translation>Znovu obnovovať</translation>
    </message>
    <message>
        <source>Pause the refresh</source>
        <translation>Pozastaviť obnovovanie</translation>
    </message>
    <message>
        <source>%1 keys · %2 change · %3 history · %4 merge</source>
        <comment>key hints</comment>
        <translation>%1 klávesy · %2 zmeniť · %3 história · %4 zlúčiť</translation>
    </message>
    <message>
        <source>%1 keys · %2 all here · 1…9 so many · %3 not come</source>
        <comment>key hints</comment>
        <translation>%1 klávesy · %2 všetci prišli · 1…9 toľko · %3 neprišli</translation>
    </message>
</context>
<context>
    <name>StepFooter</name>
    <message>
        <source>Back</source>
        <translation>Späť</translation>
    </message>
    <message>
        <source>Start over</source>
        <extracomment>a button: ends what has been chosen and goes to the first screen</extracomment>
        <translation>Začať odznova</translation>
    </message>
    <message>
        <source>I need help</source>
        <extracomment>a button: calls somebody of the staff</extracomment>
        <translation>Potrebujem pomoc</translation>
    </message>
</context>
<context>
    <name>StepText</name>
    <message>
        <source>Looking for the database…</source>
        <translation>Hľadá sa databáza…</translation>
    </message>
    <message>
        <source>Creating the private database. This happens once and takes some seconds…</source>
        <translation>Zakladá sa vlastná databáza. Deje sa to len raz a&#xa0;trvá to niekoľko sekúnd…</translation>
    </message>
    <message>
        <source>Starting the private database…</source>
        <translation>Spúšťa sa vlastná databáza…</translation>
    </message>
    <message>
        <source>The database was not closed properly and puts itself in order…</source>
        <translation>Databáza nebola riadne ukončená a&#xa0;dáva sa do poriadku…</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Pripája sa…</translation>
    </message>
    <message>
        <source>Bringing the database up to this version…</source>
        <translation>Databáza sa aktualizuje na túto verziu…</translation>
    </message>
    <message>
        <source>Loading a demo day to try things on…</source>
        <translation>Načítava sa ukážkový deň na vyskúšanie…</translation>
    </message>
    <message>
        <source>The database server does not answer. Check that it runs and that the settings name the right one.</source>
        <translation>Databázový server neodpovedá. Overte, či beží a&#xa0;či je v&#xa0;nastaveniach ten správny.</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>One fewer: %1</source>
        <extracomment>read aloud for the button that makes a number smaller; %1 is what is counted</extracomment>
        <translation>O jeden menej: %1</translation>
    </message>
    <message>
        <source>One more: %1</source>
        <extracomment>read aloud for the button that makes a number larger; %1 is what is counted</extracomment>
        <translation>O jeden viac: %1</translation>
    </message>
</context>
<context>
    <name>StockForm</name>
    <message>
        <source>Adjust what is on hand</source>
        <translation>Opraviť stav</translation>
    </message>
    <message>
        <source>Change, with + or −</source>
        <translation>Zmena, s + alebo −</translation>
    </message>
    <message>
        <source>Stocktake</source>
        <translation>Inventúra</translation>
    </message>
    <message>
        <source>Counted in the house, reserved pieces too</source>
        <translation>Spočítané na sklade, aj s rezervovanými kusmi</translation>
    </message>
    <message>
        <source>Pieces of a booking</source>
        <translation>Kusy z rezervácie</translation>
    </message>
    <message>
        <source>Booking</source>
        <translation>Rezervácia</translation>
    </message>
    <message>
        <source>Came back</source>
        <translation>Vrátené</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Stratené</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Poškodené</translation>
    </message>
    <message>
        <source>Used up</source>
        <translation>Spotrebované</translation>
    </message>
    <message>
        <source>Note (may stay empty)</source>
        <translation>Poznámka (netreba vyplniť)</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Dôvod</translation>
    </message>
    <message>
        <source>Move to another warehouse</source>
        <translation>Presunúť do iného skladu</translation>
    </message>
    <message>
        <source>Pieces</source>
        <comment>label of a field: how many</comment>
        <translation>Kusov</translation>
    </message>
    <message>
        <source>To the warehouse</source>
        <translation>Do skladu</translation>
    </message>
</context>
<context>
    <name>StockLevelModel</name>
    <message>
        <source>%1 free</source>
        <comment>pieces of a stock item that can be held</comment>
        <translation>%1 voľných</translation>
    </message>
    <message>
        <source>None free</source>
        <comment>no piece of a stock item can be held</comment>
        <translation>Žiadny voľný</translation>
    </message>
    <message>
        <source>sold</source>
        <comment>instead of pieces that are out</comment>
        <translation>predaj</translation>
    </message>
    <message>
        <source>%1 short</source>
        <comment>pieces of a stock item</comment>
        <translation>chýba %1</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Položka</translation>
    </message>
    <message>
        <source>Warehouse</source>
        <translation>Sklad</translation>
    </message>
    <message>
        <source>On hand</source>
        <comment>column: pieces in the house</comment>
        <translation>Na sklade</translation>
    </message>
    <message>
        <source>Reserved</source>
        <comment>column: pieces held</comment>
        <translation>Rezerv.</translation>
    </message>
    <message>
        <source>Available</source>
        <comment>column: pieces that can be held</comment>
        <translation>K dispozícii</translation>
    </message>
    <message>
        <source>Out</source>
        <comment>column: pieces handed out</comment>
        <translation>Vonku</translation>
    </message>
    <message>
        <source>Short</source>
        <comment>column: pieces that are missing</comment>
        <translation>Chýba</translation>
    </message>
    <message>
        <source>%1, %2: %3 on hand, %4 reserved, %5 available, %6 out</source>
        <comment>item, warehouse, pieces</comment>
        <translation>%1, %2: na sklade %3, rezervované %4, k dispozícii %5, vonku %6</translation>
    </message>
</context>
<context>
    <name>StockPage</name>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n položka</numerusform>
            <numerusform>%n položky</numerusform>
            <numerusform>%n položiek</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing fits “%1”</source>
        <translation>„%1“ nezodpovedá nič</translation>
    </message>
    <message>
        <source>Esc shows all items again.</source>
        <translation>Esc zobrazí znova všetko.</translation>
    </message>
    <message>
        <source>There is no stock yet</source>
        <translation>Sklad je zatiaľ prázdny</translation>
    </message>
    <message>
        <source>A manager adds items: they can be held together with places.</source>
        <translation>Položky pridáva vedúci: dajú sa podržať spolu s miestami.</translation>
    </message>
    <message>
        <source>The stock cannot be shown</source>
        <translation>Sklad sa nedá zobraziť</translation>
    </message>
    <message>
        <source>Code for support: %1</source>
        <translation>Kód pre podporu: %1</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>Skúsiť hneď</translation>
    </message>
    <message>
        <source>Item, number or warehouse</source>
        <translation>Položka, číslo alebo sklad</translation>
    </message>
    <message>
        <source>Stock of the site</source>
        <translation>Zásoby pobočky</translation>
    </message>
</context>
<context>
    <name>StockPanel</name>
    <message>
        <source>No item chosen</source>
        <translation>Nič nie je vybrané</translation>
    </message>
    <message>
        <source>Choose one with the arrow keys.</source>
        <translation>Vyberte položku šípkami.</translation>
    </message>
    <message>
        <source>for rent</source>
        <comment>a stock item</comment>
        <translation>na požičanie</translation>
    </message>
    <message>
        <source>for sale</source>
        <comment>a stock item</comment>
        <translation>na predaj</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>bookings</comment>
        <translation>
            <numerusform>a&#xa0;%n&#xa0;ďalšia</numerusform>
            <numerusform>a&#xa0;%n&#xa0;ďalšie</numerusform>
            <numerusform>a&#xa0;%n&#xa0;ďalších</numerusform>
        </translation>
    </message>
    <message>
        <source>The database does not answer: nothing can be changed now.</source>
        <translation>Databáza neodpovedá: teraz sa nedá nič zmeniť.</translation>
    </message>
    <message>
        <source>The last answer is still being looked for.</source>
        <translation>Posledná odpoveď sa ešte zisťuje.</translation>
    </message>
    <message>
        <source>Adjust</source>
        <translation>Opraviť</translation>
    </message>
    <message>
        <source>Write the count down</source>
        <translation>Zapísať inventúru</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Prevziať späť</translation>
    </message>
    <message>
        <source>Leave, keep what was typed</source>
        <translation>Odísť, zadanie zostane</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Inventúra</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Vrátenie</translation>
    </message>
    <message>
        <source>No pieces are out.</source>
        <translation>Žiadne kusy nie sú vonku.</translation>
    </message>
    <message>
        <source>on hand</source>
        <comment>under a number of pieces</comment>
        <translation>na sklade</translation>
    </message>
    <message>
        <source>reserved</source>
        <comment>under a number of pieces</comment>
        <translation>rezerv.</translation>
    </message>
    <message>
        <source>available</source>
        <comment>under a number of pieces</comment>
        <translation>k dispozícii</translation>
    </message>
    <message>
        <source>out</source>
        <comment>under a number of pieces</comment>
        <translation>vonku</translation>
    </message>
    <message>
        <source>Numbers of the item</source>
        <translation>Čísla položky</translation>
    </message>
    <message>
        <source>Fewer pieces than promised</source>
        <translation>Kusov je menej, ako bolo sľúbené</translation>
    </message>
    <message>
        <source>Out with bookings</source>
        <translation>Vonku s rezerváciami</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Denník</translation>
    </message>
    <message>
        <source>Show older entries</source>
        <translation>Zobraziť staršie záznamy</translation>
    </message>
    <message>
        <source>Move</source>
        <comment>pieces to a warehouse</comment>
        <translation>Presunúť</translation>
    </message>
    <message>
        <source>There is no other warehouse.</source>
        <translation>Iný sklad nie je.</translation>
    </message>
</context>
<context>
    <name>StockText</name>
    <message>
        <source>Taken into stock</source>
        <translation>Zavedené na sklad</translation>
    </message>
    <message numerus="yes">
        <source>%n reserved</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>Rezervovaný %n kus</numerusform>
            <numerusform>Rezervované %n kusy</numerusform>
            <numerusform>Rezervovaných %n kusov</numerusform>
        </translation>
    </message>
    <message>
        <source>Hold extended</source>
        <translation>Podržanie predĺžené</translation>
    </message>
    <message numerus="yes">
        <source>%n handed out</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>Vydaný %n kus</numerusform>
            <numerusform>Vydané %n kusy</numerusform>
            <numerusform>Vydaných %n kusov</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n released</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>Uvoľnený %n kus</numerusform>
            <numerusform>Uvoľnené %n kusy</numerusform>
            <numerusform>Uvoľnených %n kusov</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free again, the hold ended</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>%n kus znova voľný, podržanie skončilo</numerusform>
            <numerusform>%n kusy znova voľné, podržanie skončilo</numerusform>
            <numerusform>%n kusov znova voľných, podržanie skončilo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n came back</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>Vrátený %n kus</numerusform>
            <numerusform>Vrátené %n kusy</numerusform>
            <numerusform>Vrátených %n kusov</numerusform>
        </translation>
    </message>
    <message>
        <source>Adjusted</source>
        <translation>Opravené</translation>
    </message>
    <message>
        <source>Counted: %1</source>
        <comment>pieces</comment>
        <translation>Spočítané: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>Stratený %n kus</numerusform>
            <numerusform>Stratené %n kusy</numerusform>
            <numerusform>Stratených %n kusov</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damaged</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>Poškodený %n kus</numerusform>
            <numerusform>Poškodené %n kusy</numerusform>
            <numerusform>Poškodených %n kusov</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n used up</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>Spotrebovaný %n kus</numerusform>
            <numerusform>Spotrebované %n kusy</numerusform>
            <numerusform>Spotrebovaných %n kusov</numerusform>
        </translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Zmenené</translation>
    </message>
    <message>
        <source>%1 on hand</source>
        <comment>after a change</comment>
        <translation>na sklade %1</translation>
    </message>
    <message>
        <source>Walk-in</source>
        <translation>Bez mena</translation>
    </message>
    <message>
        <source>%1 out</source>
        <comment>pieces of a booking</comment>
        <translation>vonku %1</translation>
    </message>
    <message>
        <source>of %1</source>
        <comment>pieces that were handed out</comment>
        <translation>z %1</translation>
    </message>
    <message>
        <source>%1, %2: %3 of %4 missing</source>
        <comment>customer, time, pieces</comment>
        <translation>%1, %2: chýba %3 z %4</translation>
    </message>
    <message>
        <source>Adds %1: %2 on hand after it.</source>
        <translation>Pridá %1: na sklade bude %2.</translation>
    </message>
    <message>
        <source>Takes off %1: %2 on hand after it.</source>
        <translation>Uberie %1: na sklade zostane %2.</translation>
    </message>
    <message>
        <source>Counts %1: as many as are on hand.</source>
        <translation>Spočítané %1: toľko, koľko je na sklade.</translation>
    </message>
    <message>
        <source>Counts %1: %2 more than are on hand.</source>
        <translation>Spočítané %1: o %2 viac, ako je na sklade.</translation>
    </message>
    <message>
        <source>Counts %1: %2 fewer than are on hand.</source>
        <translation>Spočítané %1: o %2 menej, ako je na sklade.</translation>
    </message>
    <message numerus="yes">
        <source>%n reserved pieces will be missing.</source>
        <translation>
            <numerusform>Bude chýbať %n rezervovaný kus.</numerusform>
            <numerusform>Budú chýbať %n rezervované kusy.</numerusform>
            <numerusform>Bude chýbať %n rezervovaných kusov.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n come back</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>vráti sa %n kus</numerusform>
            <numerusform>vrátia sa %n kusy</numerusform>
            <numerusform>vráti sa %n kusov</numerusform>
        </translation>
    </message>
    <message>
        <source>Say how many pieces come back or are gone.</source>
        <translation>Napíšte, koľko kusov sa vracia alebo chýba.</translation>
    </message>
    <message>
        <source>A reason is needed: the journal keeps it.</source>
        <translation>Treba dôvod: zostane v denníku.</translation>
    </message>
    <message>
        <source>Choose the booking whose pieces come back.</source>
        <translation>Vyberte rezerváciu, z ktorej sa kusy vracajú.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n pieces are on hand.</source>
        <translation>
            <numerusform>Na sklade je len %n kus.</numerusform>
            <numerusform>Na sklade sú len %n kusy.</numerusform>
            <numerusform>Na sklade je len %n kusov.</numerusform>
        </translation>
    </message>
    <message>
        <source>This booking has fewer pieces out.</source>
        <translation>Z tejto rezervácie je vonku menej kusov.</translation>
    </message>
    <message>
        <source>Type how many pieces.</source>
        <translation>Napíšte počet kusov.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>item, sentence</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This request was used before for something else. Nothing was changed; do it again.</source>
        <translation>Táto požiadavka sa už použila na niečo iné. Nič sa nezmenilo; skúste to znova.</translation>
    </message>
    <message>
        <source>This is no booking any more: its pieces are not out.</source>
        <translation>Táto rezervácia už neplatí: jej kusy nie sú vonku.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n pieces of this booking are still out.</source>
        <translation>
            <numerusform>Z tejto rezervácie je vonku už len %n kus.</numerusform>
            <numerusform>Z tejto rezervácie sú vonku už len %n kusy.</numerusform>
            <numerusform>Z tejto rezervácie je vonku už len %n kusov.</numerusform>
        </translation>
    </message>
    <message>
        <source>This item is not there any more.</source>
        <translation>Táto položka už neexistuje.</translation>
    </message>
    <message>
        <source>The reason is missing or too long.</source>
        <translation>Dôvod chýba alebo je príliš dlhý.</translation>
    </message>
    <message numerus="yes">
        <source>%n promised pieces are missing.</source>
        <translation>
            <numerusform>Chýba %n sľúbený kus.</numerusform>
            <numerusform>Chýbajú %n sľúbené kusy.</numerusform>
            <numerusform>Chýba %n sľúbených kusov.</numerusform>
        </translation>
    </message>
    <message>
        <source>Adjusted: %1 on hand now.</source>
        <translation>Opravené: na sklade je teraz %1.</translation>
    </message>
    <message>
        <source>Counted: %1 on hand now.</source>
        <translation>Spočítané: na sklade je teraz %1.</translation>
    </message>
    <message>
        <source>Taken back: %1 on hand, %2 still out.</source>
        <translation>Prevzaté: na sklade %1, vonku ešte %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n moved to %1</source>
        <comment>pieces, warehouse</comment>
        <translation>
            <numerusform>%n&#xa0;kus presunutý do skladu %1</numerusform>
            <numerusform>%n&#xa0;kusy presunuté do skladu %1</numerusform>
            <numerusform>%n&#xa0;kusov presunutých do skladu %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n came from %1</source>
        <comment>pieces, warehouse</comment>
        <translation>
            <numerusform>%n&#xa0;kus prišiel zo skladu %1</numerusform>
            <numerusform>%n&#xa0;kusy prišli zo skladu %1</numerusform>
            <numerusform>%n&#xa0;kusov prišlo zo skladu %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Renamed, before: %1</source>
        <comment>name</comment>
        <translation>Premenované, predtým: %1</translation>
    </message>
    <message>
        <source>Moves %1 to %2: %3 available here after it.</source>
        <comment>pieces, warehouse, pieces</comment>
        <translation>Presunie %1 do skladu %2: tu potom bude k&#xa0;dispozícii %3.</translation>
    </message>
    <message>
        <source>Choose where the pieces go.</source>
        <translation>Vyberte, kam sa kusy presunú.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n pieces are available.</source>
        <translation>
            <numerusform>K&#xa0;dispozícii je len %n&#xa0;kus.</numerusform>
            <numerusform>K&#xa0;dispozícii sú len %n&#xa0;kusy.</numerusform>
            <numerusform>K&#xa0;dispozícii je len %n&#xa0;kusov.</numerusform>
        </translation>
    </message>
    <message>
        <source>This warehouse is not there any more.</source>
        <translation>Tento sklad už neexistuje.</translation>
    </message>
    <message>
        <source>The pieces are in this warehouse already.</source>
        <translation>Kusy už v&#xa0;tomto sklade sú.</translation>
    </message>
    <message>
        <source>Moved: %1 still on hand in %2.</source>
        <comment>pieces, warehouse</comment>
        <translation>Presunuté: v&#xa0;sklade %2 zostáva %1.</translation>
    </message>
</context>
<context>
    <name>SuggestionList</name>
    <message numerus="yes">
        <source>%n customers fit</source>
        <translation>
            <numerusform>zodpovedá %n&#xa0;zákazník</numerusform>
            <numerusform>zodpovedajú %n&#xa0;zákazníci</numerusform>
            <numerusform>zodpovedá %n&#xa0;zákazníkov</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Day: %1. Go to another date</source>
        <translation>Deň: %1. Prejsť na iný dátum</translation>
    </message>
    <message>
        <source>Site: %1</source>
        <translation>Prevádzka: %1</translation>
    </message>
    <message>
        <source>Desk: %1. Open the settings</source>
        <translation>Recepcia: %1. Otvoriť nastavenia</translation>
    </message>
    <message>
        <source>Previous day</source>
        <translation>Predchádzajúci deň</translation>
    </message>
    <message>
        <source>Previous day (%1)</source>
        <translation>Predchádzajúci deň (%1)</translation>
    </message>
    <message>
        <source>Next day</source>
        <translation>Nasledujúci deň</translation>
    </message>
    <message>
        <source>Next day (%1)</source>
        <translation>Nasledujúci deň (%1)</translation>
    </message>
    <message>
        <source>Go to date (%1)</source>
        <translation>Prejsť na dátum (%1)</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Dnes</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Ponuka</translation>
    </message>
    <message>
        <source>All commands and their keys</source>
        <translation>Všetky príkazy a&#xa0;ich klávesy</translation>
    </message>
    <message>
        <source>Free for %1</source>
        <extracomment>a number of people</extracomment>
        <translation>Voľno pre %1</translation>
    </message>
    <message numerus="yes">
        <source>Only what is free for %n people. Show all slots again</source>
        <translation>
            <numerusform>Len voľné pre %n osobu. Zobraziť zase všetky termíny</numerusform>
            <numerusform>Len voľné pre %n osoby. Zobraziť zase všetky termíny</numerusform>
            <numerusform>Len voľné pre %n osôb. Zobraziť zase všetky termíny</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WaitBox</name>
    <message>
        <source>until it begins, %1</source>
        <comment>time</comment>
        <translation>do začiatku, %1</translation>
    </message>
    <message>
        <source>until it is over</source>
        <translation>do konca</translation>
    </message>
    <message numerus="yes">
        <source>until %n hour(s) before</source>
        <translation>
            <numerusform>najneskôr %n hodinu vopred</numerusform>
            <numerusform>najneskôr %n hodiny vopred</numerusform>
            <numerusform>najneskôr %n hodín vopred</numerusform>
        </translation>
    </message>
    <message>
        <source>Put on the waiting list</source>
        <translation>Zápis do poradovníka</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Osôb</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Meno</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Telefón</translation>
    </message>
    <message>
        <source>Waits</source>
        <translation>Čaká</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Poznámka</translation>
    </message>
    <message>
        <source>Name of who waits</source>
        <translation>Meno čakajúceho</translation>
    </message>
    <message>
        <source>Phone of who waits</source>
        <translation>Telefón čakajúceho</translation>
    </message>
    <message>
        <source>Until when the party waits</source>
        <translation>Dokedy čakajú</translation>
    </message>
    <message>
        <source>Note on who waits</source>
        <translation>Poznámka k čakajúcemu</translation>
    </message>
    <message>
        <source>Let them wait</source>
        <translation>Zapísať</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Späť</translation>
    </message>
</context>
<context>
    <name>WaitingCard</name>
    <message>
        <source>Choose</source>
        <translation>Vybrať</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Vyškrtnúť</translation>
    </message>
    <message>
        <source>Choose the hold that is offered: %1</source>
        <translation>Vybrať ponúknutú rezerváciu: %1</translation>
    </message>
    <message>
        <source>Take off the waiting list: %1</source>
        <translation>Vyškrtnúť z poradovníka: %1</translation>
    </message>
</context>
<context>
    <name>WaitingSection</name>
    <message numerus="yes">
        <source>Waiting list: %n</source>
        <comment>parties</comment>
        <translation>
            <numerusform>Poradovník: %n</numerusform>
            <numerusform>Poradovník: %n</numerusform>
            <numerusform>Poradovník: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WaitingText</name>
    <message>
        <source>%1 does not wait any more.</source>
        <translation>%1 už nečaká.</translation>
    </message>
    <message>
        <source>A phone is needed: whoever gets an offer must be reached.</source>
        <translation>Treba telefón: komu sa miesta ponúknu, toho je nutné zastihnúť.</translation>
    </message>
    <message>
        <source>The note is too long.</source>
        <translation>Poznámka je príliš dlhá.</translation>
    </message>
    <message>
        <source>This party cannot be put on the list as it is typed.</source>
        <translation>Takto skupinu do poradovníka zapísať nemožno, skontrolujte údaje.</translation>
    </message>
    <message>
        <source>%1 was on the list and has an offer by now.</source>
        <translation>%1 už má ponuku miest.</translation>
    </message>
    <message>
        <source>%1 waits and is next.</source>
        <translation>%1 čaká, na prvom mieste.</translation>
    </message>
    <message>
        <source>%1 waits as number %2.</source>
        <comment>name, place in the line</comment>
        <translation>%1 čaká, na %2. mieste.</translation>
    </message>
    <message>
        <source>%1 waits for this slot already.</source>
        <translation>%1 na tento termín už čaká.</translation>
    </message>
    <message numerus="yes">
        <source>There is room for this party: %n places are free. Hold them.</source>
        <translation>
            <numerusform>Miesto je: voľné je %n. Rezervujte ho.</numerusform>
            <numerusform>Miesta sú: voľné sú %n. Rezervujte ich.</numerusform>
            <numerusform>Miesta sú: voľných je %n. Rezervujte ich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The slot has %n places in all: this party can never have them.</source>
        <translation>
            <numerusform>Termín má spolu %n miesto: takej veľkej skupine nikdy nestačí.</numerusform>
            <numerusform>Termín má spolu %n miesta: takej veľkej skupine nikdy nestačia.</numerusform>
            <numerusform>Termín má spolu %n miest: takej veľkej skupine nikdy nestačí.</numerusform>
        </translation>
    </message>
    <message>
        <source>That time is over already.</source>
        <translation>Ten čas už uplynul.</translation>
    </message>
    <message>
        <source>Places are held for %1 by now. Release that hold instead.</source>
        <translation>Pre %1 sú už miesta držané. Uvoľnite radšej tú rezerváciu.</translation>
    </message>
    <message>
        <source>There is no such slot any more.</source>
        <translation>Taký termín už nie je.</translation>
    </message>
    <message>
        <source>There is no such customer any more.</source>
        <translation>Taký zákazník už nie je.</translation>
    </message>
    <message>
        <source>It is not on the list.</source>
        <translation>V poradovníku to nie je.</translation>
    </message>
    <message>
        <source>Offered to %1, %2</source>
        <comment>name, size of the party</comment>
        <translation>Ponúknuté: %1, %2</translation>
    </message>
    <message>
        <source>%1. %2, %3</source>
        <comment>place in the line, name, size of the party</comment>
        <translation>%1. %2, %3</translation>
    </message>
    <message>
        <source>held until %1</source>
        <comment>time</comment>
        <translation>držané do %1</translation>
    </message>
    <message>
        <source>waits until %1</source>
        <comment>time</comment>
        <translation>čaká do %1</translation>
    </message>
    <message numerus="yes">
        <source>passed over, only %n were free</source>
        <translation>
            <numerusform>preskočené, voľné bolo len %n</numerusform>
            <numerusform>preskočené, voľné boli len %n</numerusform>
            <numerusform>preskočené, voľných bolo len %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WalletModel</name>
    <message>
        <source>no limit</source>
        <comment>instead of the minimum of a wallet</comment>
        <translation>bez limitu</translation>
    </message>
    <message>
        <source>%1 owed</source>
        <comment>credits</comment>
        <translation>dlh %1</translation>
    </message>
    <message>
        <source>no wallet yet</source>
        <translation>zatiaľ bez peňaženky</translation>
    </message>
    <message>
        <source>Customer</source>
        <translation>Zákazník</translation>
    </message>
    <message>
        <source>Kind</source>
        <comment>column: kind of credits</comment>
        <translation>Druh</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Zostatok</translation>
    </message>
    <message>
        <source>Held</source>
        <comment>column: credits that are held</comment>
        <translation>Podržané</translation>
    </message>
    <message>
        <source>Available</source>
        <comment>column: credits that can be used</comment>
        <translation>K dispozícii</translation>
    </message>
    <message>
        <source>Minimum</source>
        <comment>column: credits that must stay in the wallet</comment>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>Debt</source>
        <comment>column: credits that are owed</comment>
        <translation>Dlh</translation>
    </message>
    <message>
        <source>Next expiry</source>
        <translation>Najbližšie prepadnutie</translation>
    </message>
    <message>
        <source>%1, no wallet yet</source>
        <comment>customer</comment>
        <translation>%1, zatiaľ bez peňaženky</translation>
    </message>
    <message>
        <source>%1, %2: balance %3, held %4, available %5</source>
        <comment>customer, kind, credits</comment>
        <translation>%1, %2: zostatok %3, podržané %4, k dispozícii %5</translation>
    </message>
</context>
<context>
    <name>WalletWords</name>
    <message>
        <source>Granted, reversed</source>
        <translation>Pripísané, stornované</translation>
    </message>
    <message>
        <source>Granted</source>
        <translation>Pripísané</translation>
    </message>
    <message>
        <source>Debited, reversed</source>
        <translation>Odpísané, stornované</translation>
    </message>
    <message>
        <source>Debited</source>
        <translation>Odpísané</translation>
    </message>
    <message>
        <source>Paid from a hold, reversed</source>
        <translation>Strhnuté z podržaných, stornované</translation>
    </message>
    <message>
        <source>Paid from a hold</source>
        <translation>Strhnuté z podržaných</translation>
    </message>
    <message>
        <source>Reversal of a grant</source>
        <translation>Storno pripísania</translation>
    </message>
    <message>
        <source>Given back</source>
        <translation>Vrátené</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>Prepadlo</translation>
    </message>
    <message>
        <source>%1 left, good to %2</source>
        <comment>credits of a grant, day</comment>
        <translation>zostáva %1, platí do %2</translation>
    </message>
    <message>
        <source>balance %1</source>
        <comment>after an entry</comment>
        <translation>zostatok %1</translation>
    </message>
    <message>
        <source>with places or pieces</source>
        <translation>s miestami alebo kusmi</translation>
    </message>
    <message>
        <source>An older grant</source>
        <translation>Staršie pripísanie</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Použité</translation>
    </message>
    <message>
        <source>%1 given back</source>
        <comment>credits</comment>
        <translation>vrátené %1</translation>
    </message>
    <message>
        <source>Grants %1 to %2, good to the end of %3.</source>
        <comment>credits, customer, day</comment>
        <translation>%2 dostane %1, platí do konca dňa: %3.</translation>
    </message>
    <message>
        <source>Grants %1 to %2.</source>
        <comment>credits, customer</comment>
        <translation>%2 dostane %1.</translation>
    </message>
    <message>
        <source>Takes %1 from %2: %3 available after it.</source>
        <comment>credits, customer, number</comment>
        <translation>%2: odpíše sa %1, k dispozícii zostane %3.</translation>
    </message>
    <message>
        <source>Takes %1; what is left of the hold is released.</source>
        <comment>credits</comment>
        <translation>Strhne sa %1, zvyšok podržaných sa uvoľní.</translation>
    </message>
    <message>
        <source>Holds %1 of %2.</source>
        <comment>credits, customer</comment>
        <translation>%2: podrží sa %1.</translation>
    </message>
    <message numerus="yes">
        <source>Holds %1 of %2 for %n minutes.</source>
        <comment>credits, customer</comment>
        <translation>
            <numerusform>%2: podrží sa %1 na %n minútu.</numerusform>
            <numerusform>%2: podrží sa %1 na %n minúty.</numerusform>
            <numerusform>%2: podrží sa %1 na %n minút.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 may spend without limit.</source>
        <comment>customer</comment>
        <translation>%1 môže čerpať bez obmedzenia.</translation>
    </message>
    <message>
        <source>%1 may owe up to %2.</source>
        <comment>customer, credits</comment>
        <translation>%1 môže dlhovať až %2.</translation>
    </message>
    <message>
        <source>%1 always stay in the wallet.</source>
        <comment>credits</comment>
        <translation>V peňaženke vždy zostane %1.</translation>
    </message>
    <message>
        <source>A reason is needed: the entry keeps it.</source>
        <translation>Treba dôvod: zostane pri zázname.</translation>
    </message>
    <message>
        <source>“%1” is not a day from today on. Type it like 31.12.2027 or 2027-12-31.</source>
        <translation>„%1“ nie je dnešný ani neskorší deň. Napíšte ho napríklad 31.12.2027 alebo 2027-12-31.</translation>
    </message>
    <message>
        <source>The hold has less than that.</source>
        <translation>Toľko podržané nie je.</translation>
    </message>
    <message>
        <source>Type how many credits.</source>
        <translation>Napíšte počet kreditov.</translation>
    </message>
    <message>
        <source>It had not arrived. Nothing is held; do it again.</source>
        <translation>Požiadavka neprišla. Nič nie je podržané; skúste to znova.</translation>
    </message>
    <message>
        <source>%1 are owed now.</source>
        <comment>credits</comment>
        <translation>Dlh je teraz %1.</translation>
    </message>
    <message>
        <source>This entry has been reversed before.</source>
        <translation>Tento záznam už je stornovaný.</translation>
    </message>
    <message>
        <source>This entry cannot be reversed.</source>
        <translation>Tento záznam sa nedá stornovať.</translation>
    </message>
    <message>
        <source>This hold belongs to another customer.</source>
        <translation>Toto je podržané pre iného zákazníka.</translation>
    </message>
    <message>
        <source>Places or pieces are held with it: confirm it on the page of the day.</source>
        <translation>Držia sa s nimi aj miesta alebo kusy: potvrďte ich na stránke dňa.</translation>
    </message>
    <message>
        <source>This request was used before for something else. Nothing was changed; do it again.</source>
        <translation>Táto požiadavka sa už použila na niečo iné. Nič sa nezmenilo; skúste to znova.</translation>
    </message>
    <message>
        <source>The amount is too large for this wallet.</source>
        <translation>Pre túto peňaženku je to priveľa.</translation>
    </message>
    <message>
        <source>The database refused a value. Nothing was changed; correct what you typed.</source>
        <translation>Databáza odmietla niektorý údaj. Nič sa nezmenilo; opravte zadanie.</translation>
    </message>
    <message>
        <source>Granted %1 to %2: %3 available now.</source>
        <comment>credits, customer, number</comment>
        <translation>%2: pripísané %1, k dispozícii %3.</translation>
    </message>
    <message>
        <source>Took %1 from %2: %3 available now.</source>
        <comment>credits, customer, number</comment>
        <translation>%2: odpísané %1, k dispozícii %3.</translation>
    </message>
    <message>
        <source>Took %1 from the hold: %2 available now.</source>
        <comment>credits, number</comment>
        <translation>Z podržaných strhnuté %1, k dispozícii %2.</translation>
    </message>
    <message>
        <source>Released %1: %2 available now.</source>
        <comment>credits, number</comment>
        <translation>Uvoľnené %1, k dispozícii %2.</translation>
    </message>
    <message>
        <source>Reversed %1: %2 available now.</source>
        <comment>credits, number</comment>
        <translation>Stornované %1, k dispozícii %2.</translation>
    </message>
    <message>
        <source>The limits are set: %1 available now.</source>
        <comment>number</comment>
        <translation>Limity sú nastavené, k dispozícii %1.</translation>
    </message>
    <message>
        <source>Held. It ends by itself when its time is over.</source>
        <translation>Podržané. Keď uplynie čas, uvoľní sa samo.</translation>
    </message>
    <message>
        <source>It had been placed, and is not held any more.</source>
        <translation>Bolo podržané, teraz už nie je.</translation>
    </message>
    <message>
        <source>This place does not hold credits.</source>
        <translation>Tu sa kredity nedržia.</translation>
    </message>
    <message>
        <source>This hold has been paid before. Nothing was taken now.</source>
        <translation>Už bolo strhnuté skôr. Teraz sa nič nestrhlo.</translation>
    </message>
    <message>
        <source>This hold has been released before. Nothing was taken.</source>
        <translation>Už bolo uvoľnené skôr. Nič sa nestrhlo.</translation>
    </message>
    <message>
        <source>The time of this hold is over. Nothing was taken.</source>
        <translation>Čas podržania uplynul. Nič sa nestrhlo.</translation>
    </message>
    <message>
        <source>This customer is not there any more.</source>
        <translation>Tento zákazník už neexistuje.</translation>
    </message>
    <message>
        <source>This hold is not there any more.</source>
        <translation>Toto podržanie už neexistuje.</translation>
    </message>
    <message>
        <source>“%1” is not a kind of credits here.</source>
        <translation>Druh kreditov „%1“ tu nie je.</translation>
    </message>
    <message>
        <source>%1: type how many.</source>
        <comment>kind of credits</comment>
        <translation>%1: zadajte koľko.</translation>
    </message>
</context>
<context>
    <name>WelcomeStep</name>
    <message>
        <source>Welcome</source>
        <translation>Vitajte</translation>
    </message>
    <message>
        <source>Book a time here, in a minute or two.</source>
        <translation>Tu si za minútu či dve rezervujete čas.</translation>
    </message>
    <message>
        <source>Book a time</source>
        <translation>Rezervovať čas</translation>
    </message>
    <message numerus="yes">
        <source>This kiosk waits %n second(s) for you, then it asks whether you are still there. After that it forgets everything you typed.</source>
        <translation>
            <numerusform>Kiosk na vás čaká %n sekundu, potom sa spýta, či ste ešte tu. Potom zabudne všetko, čo ste napísali.</numerusform>
            <numerusform>Kiosk na vás čaká %n sekundy, potom sa spýta, či ste ešte tu. Potom zabudne všetko, čo ste napísali.</numerusform>
            <numerusform>Kiosk na vás čaká %n sekúnd, potom sa spýta, či ste ešte tu. Potom zabudne všetko, čo ste napísali.</numerusform>
        </translation>
    </message>
    <message>
        <source>I have a booking: check in or cancel</source>
        <translation>Mám rezerváciu: prihlásiť príchod alebo zrušiť</translation>
    </message>
    <message>
        <source>How much time do you need?</source>
        <translation>Koľko času potrebujete?</translation>
    </message>
    <message>
        <source>The usual time</source>
        <translation>Zvyčajný čas</translation>
    </message>
    <message>
        <source>3 times more</source>
        <translation>3-krát viac</translation>
    </message>
    <message>
        <source>10 times more</source>
        <translation>10-krát viac</translation>
    </message>
    <message>
        <source>Read the screens to me</source>
        <extracomment>a button, with the sign of a headset: the screens are read aloud into it</extracomment>
        <translation>Čítajte mi obrazovky</translation>
    </message>
    <message>
        <source>No paper tickets at the moment: your code is shown on the screen.</source>
        <translation>Papierové vstupenky teraz nie sú: kód uvidíte na obrazovke.</translation>
    </message>
</context>
<context>
    <name>WhatStep</name>
    <message>
        <source>What would you like to do?</source>
        <translation>Čo by ste radi robili?</translation>
    </message>
    <message>
        <source>Nothing is free in the next two weeks</source>
        <translation>V najbližších dvoch týždňoch nie je nič voľné</translation>
    </message>
    <message>
        <source>Next free: %1</source>
        <translation>Najbližšie voľno: %1</translation>
    </message>
    <message>
        <source>There is nothing to book in the next two weeks. The desk is glad to help you.</source>
        <translation>V najbližších dvoch týždňoch nie je čo rezervovať. Pri pulte vám radi pomôžu.</translation>
    </message>
    <message>
        <source>One moment, please: the times are being read.</source>
        <translation>Chvíľku, prosím, načítavame časy.</translation>
    </message>
</context>
<context>
    <name>WhenStep</name>
    <message>
        <source>When would you like to come?</source>
        <translation>Kedy by ste radi prišli?</translation>
    </message>
    <message>
        <source>Your place is kept as soon as you choose a time.</source>
        <translation>Miesto vám podržíme, len čo vyberiete čas.</translation>
    </message>
    <message>
        <source>Times as of %1.</source>
        <translation>Stav k %1.</translation>
    </message>
    <message>
        <source>How many people?</source>
        <translation>Koľko osôb?</translation>
    </message>
    <message>
        <source>Today</source>
        <extracomment>the day of today, above its number in a row of days</extracomment>
        <translation>Dnes</translation>
    </message>
    <message numerus="yes">
        <source>There is no room for %n person(s) on this day.</source>
        <translation>
            <numerusform>V tento deň nie je miesto pre %n osobu.</numerusform>
            <numerusform>V tento deň nie je miesto pre %n osoby.</numerusform>
            <numerusform>V tento deň nie je miesto pre %n osôb.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no room for %n person(s) on this day or in the days after it. The desk is glad to help you.</source>
        <translation>
            <numerusform>V tento ani v ďalších dňoch nie je miesto pre %n osobu. Pri pulte vám radi pomôžu.</numerusform>
            <numerusform>V tento ani v ďalších dňoch nie je miesto pre %n osoby. Pri pulte vám radi pomôžu.</numerusform>
            <numerusform>V tento ani v ďalších dňoch nie je miesto pre %n osôb. Pri pulte vám radi pomôžu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show all times of the day</source>
        <translation>Ukázať všetky časy dňa</translation>
    </message>
    <message>
        <source>Next free: %1</source>
        <translation>Najbližšie voľno: %1</translation>
    </message>
    <message>
        <source>kept for you</source>
        <translation>držíme pre vás</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>zatvorené</translation>
    </message>
    <message>
        <source>full</source>
        <translation>plno</translation>
    </message>
    <message numerus="yes">
        <source>%n left, too few</source>
        <translation>
            <numerusform>zostáva %n, málo</numerusform>
            <numerusform>zostávajú %n, málo</numerusform>
            <numerusform>zostáva %n, málo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>zostáva %n</numerusform>
            <numerusform>zostávajú %n</numerusform>
            <numerusform>zostáva %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n miesto</numerusform>
            <numerusform>%n miesta</numerusform>
            <numerusform>%n miest</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WhyCard</name>
    <message>
        <source>Why %1?</source>
        <comment>why are there so many places available</comment>
        <translation>Prečo %1?</translation>
    </message>
</context>
</TS>
