<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs" sourcelanguage="en_US">
<context>
    <name>AmountText</name>
    <message>
        <source>“%1” is not an amount.</source>
        <translation>„%1“ není částka.</translation>
    </message>
    <message>
        <source>The amount must have an end.</source>
        <translation>Částka musí mít konec.</translation>
    </message>
    <message>
        <source>Type all digits of the amount, without an exponent.</source>
        <translation>Napište částku všemi číslicemi, bez exponentu.</translation>
    </message>
    <message>
        <source>Type the amount with the digits 0 to 9.</source>
        <translation>Napište částku číslicemi 0 až 9.</translation>
    </message>
    <message>
        <source>“%1” can be read in two ways. Type %2 if that is meant.</source>
        <translation>„%1“ lze číst dvěma způsoby. Pokud myslíte %2, napište to takto.</translation>
    </message>
    <message>
        <source>Only whole amounts.</source>
        <translation>Jen celé částky.</translation>
    </message>
    <message>
        <source>The amount cannot be negative.</source>
        <translation>Částka nemůže být záporná.</translation>
    </message>
    <message>
        <source>The amount must be at least 1.</source>
        <translation>Částka musí být alespoň 1.</translation>
    </message>
    <message>
        <source>The amount is too large.</source>
        <translation>Částka je příliš vysoká.</translation>
    </message>
</context>
<context>
    <name>ArrivalModel</name>
    <message>
        <source>Walk-in</source>
        <comment>a booking without a name</comment>
        <translation>Bez jména</translation>
    </message>
    <message>
        <source>%1 of %2 here</source>
        <comment>people of a party</comment>
        <translation>přišlo %1 z %2</translation>
    </message>
    <message>
        <source>expected</source>
        <comment>a party</comment>
        <translation>čekáme</translation>
    </message>
    <message>
        <source>over, nobody checked in</source>
        <comment>a slot</comment>
        <translation>skončilo, nikdo nezapsán</translation>
    </message>
    <message>
        <source>late</source>
        <comment>a party</comment>
        <translation>mají zpoždění</translation>
    </message>
    <message>
        <source>%1 min late</source>
        <comment>a party</comment>
        <translation>zpoždění %1 min</translation>
    </message>
    <message>
        <source>%1 h %2 min late</source>
        <comment>a party</comment>
        <translation>zpoždění %1 h %2 min</translation>
    </message>
    <message>
        <source>part here</source>
        <comment>a party</comment>
        <translation>přišla část</translation>
    </message>
    <message>
        <source>all here</source>
        <comment>a party</comment>
        <translation>všichni přišli</translation>
    </message>
    <message>
        <source>here</source>
        <comment>one person</comment>
        <translation>je tu</translation>
    </message>
    <message>
        <source>not come</source>
        <comment>a party</comment>
        <translation>nepřišli</translation>
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
        <translation>Jméno</translation>
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
            <numerusform>%n rezervace</numerusform>
            <numerusform>%n rezervace</numerusform>
            <numerusform>%n rezervací</numerusform>
        </translation>
    </message>
    <message>
        <source>expected</source>
        <comment>people, over their number</comment>
        <translation>čekáme</translation>
    </message>
    <message>
        <source>here</source>
        <comment>people, over their number</comment>
        <translation>přišli</translation>
    </message>
    <message>
        <source>late</source>
        <comment>people, over their number</comment>
        <translation>mají zpoždění</translation>
    </message>
    <message>
        <source>not come</source>
        <comment>people, over their number</comment>
        <translation>nepřišli</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n bookings, as of %2</source>
        <comment>shown, all, time</comment>
        <translation>
            <numerusform>%1 z %n rezervace, stav v %2</numerusform>
            <numerusform>%1 ze %n rezervací, stav v %2</numerusform>
            <numerusform>%1 z %n rezervací, stav v %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing fits “%1”</source>
        <translation>Na „%1“ se nic nehodí</translation>
    </message>
    <message>
        <source>Esc shows all bookings of the day again.</source>
        <translation>Esc zobrazí zase všechny rezervace dne.</translation>
    </message>
    <message>
        <source>Nobody is expected any more</source>
        <translation>Už nikoho nečekáme</translation>
    </message>
    <message>
        <source>Everybody is here, or was noted as not come. E shows all bookings again.</source>
        <translation>Všichni přišli, nebo je zapsáno, že nepřišli. E zobrazí zase všechny rezervace.</translation>
    </message>
    <message>
        <source>No bookings on %1</source>
        <translation>Žádné rezervace: %1</translation>
    </message>
    <message>
        <source>A booking comes to this list when its hold is confirmed. Esc goes to the day, where places are held.</source>
        <translation>Rezervace se v seznamu objeví, jakmile ji potvrdíte. Esc přejde na den, kde se místa drží.</translation>
    </message>
    <message>
        <source>The arrivals cannot be shown</source>
        <translation>Příchody nelze zobrazit</translation>
    </message>
    <message>
        <source>Code for support: %1</source>
        <translation>Kód pro podporu: %1</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>Zkusit hned</translation>
    </message>
    <message>
        <source>Name, phone or code</source>
        <translation>Jméno, telefon nebo kód</translation>
    </message>
    <message>
        <source>Arrivals of the day</source>
        <translation>Příchody dne</translation>
    </message>
    <message>
        <source>Only those still expected</source>
        <translation>Jen na koho čekáme</translation>
    </message>
    <message>
        <source>How many people have come</source>
        <translation>Kolik lidí přišlo</translation>
    </message>
</context>
<context>
    <name>ArrivalsPanel</name>
    <message>
        <source>No booking chosen</source>
        <translation>Není vybrána rezervace</translation>
    </message>
    <message>
        <source>Choose one with the arrow keys.</source>
        <translation>Vyberte ji šipkami.</translation>
    </message>
    <message>
        <source>The first came at %1</source>
        <comment>time</comment>
        <translation>První přišli v %1</translation>
    </message>
    <message>
        <source>Noted at %1 that nobody came</source>
        <comment>time</comment>
        <translation>V %1 zapsáno, že nikdo nepřišel</translation>
    </message>
    <message>
        <source>Code %1</source>
        <comment>of a booking</comment>
        <translation>Kód %1</translation>
    </message>
    <message>
        <source>%1 of %2 are here? Another digit goes behind it, Enter notes it now.</source>
        <comment>people of a party</comment>
        <translation>Přišlo %1 z %2? Další číslice se připíše, Enter zapíše hned.</translation>
    </message>
    <message>
        <source>The database does not answer: nothing can be noted now.</source>
        <translation>Databáze neodpovídá: teď nelze nic zapsat.</translation>
    </message>
    <message>
        <source>The last answer is still being looked for.</source>
        <translation>Poslední odpověď se ještě zjišťuje.</translation>
    </message>
    <message>
        <source>All of them are here already.</source>
        <translation>Všichni už přišli.</translation>
    </message>
    <message>
        <source>Nothing was noted about it yet.</source>
        <translation>O této rezervaci ještě není nic zapsáno.</translation>
    </message>
    <message>
        <source>Somebody of them is here.</source>
        <translation>Někdo z nich už přišel.</translation>
    </message>
    <message>
        <source>It is noted already that nobody came.</source>
        <translation>Už je zapsáno, že nikdo nepřišel.</translation>
    </message>
    <message>
        <source>The last one is still on its way.</source>
        <translation>Poslední zápis se ještě odesílá.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Není co vrátit.</translation>
    </message>
    <message>
        <source>Check in</source>
        <translation>Přišli</translation>
    </message>
    <message>
        <source>Check in all</source>
        <translation>Přišli všichni</translation>
    </message>
    <message>
        <source>One more</source>
        <translation>Ještě jeden</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zrušit zápis</translation>
    </message>
    <message>
        <source>Not come</source>
        <translation>Nepřišli</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historie</translation>
    </message>
    <message numerus="yes">
        <source>Undo, %n seconds left</source>
        <translation>
            <numerusform>Vrátit, zbývá %n sekunda</numerusform>
            <numerusform>Vrátit, zbývají %n sekundy</numerusform>
            <numerusform>Vrátit, zbývá %n sekund</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Vrátit</translation>
    </message>
    <message>
        <source>booked</source>
        <comment>under a number of people</comment>
        <translation>rezervováno</translation>
    </message>
    <message>
        <source>here</source>
        <comment>under a number of people</comment>
        <translation>přišli</translation>
    </message>
    <message>
        <source>missing</source>
        <comment>under a number of people</comment>
        <translation>chybí</translation>
    </message>
    <message>
        <source>Numbers of the booking</source>
        <translation>Čísla rezervace</translation>
    </message>
</context>
<context>
    <name>BookingStep</name>
    <message>
        <source>Cancel this booking?</source>
        <translation>Zrušit tuto rezervaci?</translation>
    </message>
    <message>
        <source>That was not possible</source>
        <translation>Nešlo to</translation>
    </message>
    <message>
        <source>You are checked in</source>
        <translation>Jste přihlášeni</translation>
    </message>
    <message>
        <source>Your booking is cancelled</source>
        <translation>Rezervace je zrušena</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hotovo</translation>
    </message>
    <message>
        <source>Your booking</source>
        <translation>Vaše rezervace</translation>
    </message>
    <message>
        <source>Check in</source>
        <translation>Přihlásit příchod</translation>
    </message>
    <message>
        <source>This booking was cancelled.</source>
        <translation>Tato rezervace byla zrušena.</translation>
    </message>
    <message>
        <source>This place was not booked in time and was given back.</source>
        <translation>Toto místo nebylo včas potvrzeno a je zase volné.</translation>
    </message>
    <message>
        <source>This place is kept, but not booked yet. Please go to the desk.</source>
        <translation>Místo je pro vás drženo, ale rezervace ještě není potvrzena. Přijďte prosím k přepážce.</translation>
    </message>
    <message>
        <source>This booking is over.</source>
        <translation>Tato rezervace už skončila.</translation>
    </message>
    <message>
        <source>Everybody of your party is checked in.</source>
        <translation>Všichni z vaší skupiny jsou přihlášeni.</translation>
    </message>
    <message>
        <source>You can check in from %1.</source>
        <translation>Příchod můžete přihlásit od %1.</translation>
    </message>
    <message>
        <source>It is too early to check in.</source>
        <translation>Na přihlášení příchodu je ještě brzy.</translation>
    </message>
    <message>
        <source>It has begun already. Please go to the desk.</source>
        <translation>Už to začalo. Přijďte prosím k přepážce.</translation>
    </message>
    <message>
        <source>Somebody of your party is checked in already. Please go to the desk.</source>
        <translation>Někdo z vaší skupiny už je přihlášen. Přijďte prosím k přepážce.</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Co</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Kde</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Kdy</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Kolik</translation>
    </message>
    <message>
        <source>With it</source>
        <translation>K tomu</translation>
    </message>
    <message>
        <source>The places go to somebody else at once. This cannot be undone here.</source>
        <translation>Místa hned připadnou někomu jinému. Tady to nelze vzít zpět.</translation>
    </message>
    <message>
        <source>Cancel this booking</source>
        <translation>Zrušit rezervaci</translation>
    </message>
    <message>
        <source>Yes, cancel it</source>
        <translation>Ano, zrušit</translation>
    </message>
</context>
<context>
    <name>ChangeCard</name>
    <message>
        <source>Walk-in</source>
        <translation>Bez jména</translation>
    </message>
    <message>
        <source>Moving %1, %2: go to another slot.</source>
        <comment>name, size of the party</comment>
        <translation>Přesouvá se %1, %2: přejděte na jiný termín.</translation>
    </message>
    <message>
        <source>Move here</source>
        <translation>Přesunout sem</translation>
    </message>
    <message>
        <source>Leave it where it is</source>
        <translation>Nechat, kde je</translation>
    </message>
    <message numerus="yes">
        <source>Undo, %n seconds left</source>
        <translation>
            <numerusform>Vzít zpět, zbývá %n sekunda</numerusform>
            <numerusform>Vzít zpět, zbývají %n sekundy</numerusform>
            <numerusform>Vzít zpět, zbývá %n sekund</numerusform>
        </translation>
    </message>
    <message>
        <source>Change places</source>
        <translation>Vyměnit místa</translation>
    </message>
</context>
<context>
    <name>ChangeText</name>
    <message>
        <source>It cannot be undone. %1</source>
        <translation>Nelze to vzít zpět. %1</translation>
    </message>
    <message>
        <source>This cannot be done with this hold.</source>
        <translation>S touto rezervací to nejde.</translation>
    </message>
    <message>
        <source>Moved. The old place is free again.</source>
        <translation>Přesunuto. Původní místo je zase volné.</translation>
    </message>
    <message>
        <source>The two have changed places.</source>
        <translation>Rezervace si vyměnily místa.</translation>
    </message>
    <message>
        <source>The party has its new size.</source>
        <translation>Počet osob je změněn.</translation>
    </message>
    <message>
        <source>Checked in.</source>
        <translation>Příchod zaznamenán.</translation>
    </message>
    <message>
        <source>Noted that nobody came.</source>
        <translation>Zaznamenáno, že nikdo nepřišel.</translation>
    </message>
    <message>
        <source>It is back.</source>
        <translation>Rezervace je zpět.</translation>
    </message>
    <message>
        <source>The hold is yours now, with the time that is left.</source>
        <translation>Rezervace je teď vaše, se zbývajícím časem.</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>Vráceno zpět.</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>Přesunuto</translation>
    </message>
    <message>
        <source>Places changed</source>
        <translation>Místa vyměněna</translation>
    </message>
    <message>
        <source>Party changed</source>
        <translation>Počet osob změněn</translation>
    </message>
    <message>
        <source>Checked in</source>
        <translation>Příchod zaznamenán</translation>
    </message>
    <message>
        <source>Marked as not come</source>
        <translation>Označeno: nepřišli</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Zrušeno</translation>
    </message>
    <message>
        <source>There is no such hold.</source>
        <translation>Taková rezervace není.</translation>
    </message>
    <message>
        <source>The hold has lapsed; its time was over.</source>
        <translation>Rezervace propadla, její čas vypršel.</translation>
    </message>
    <message>
        <source>It has been cancelled.</source>
        <translation>Je už zrušená.</translation>
    </message>
    <message>
        <source>It is a confirmed booking: there is nothing to take over.</source>
        <translation>Je to potvrzená rezervace, není co přebírat.</translation>
    </message>
    <message>
        <source>It is not confirmed yet. Confirm it first.</source>
        <translation>Ještě není potvrzená. Nejdřív ji potvrďte.</translation>
    </message>
    <message>
        <source>It is still there.</source>
        <translation>Rezervace tu stále je.</translation>
    </message>
    <message>
        <source>Another desk has changed it meanwhile. Look at it again.</source>
        <translation>Mezitím ji změnila jiná přepážka. Podívejte se na ni znovu.</translation>
    </message>
    <message>
        <source>This cannot be taken back.</source>
        <translation>To nelze vzít zpět.</translation>
    </message>
    <message>
        <source>Some of its pieces have come back already, so it stays cancelled.</source>
        <translation>Některé věci se už vrátily, takže zůstává zrušená.</translation>
    </message>
    <message>
        <source>It is too early for that.</source>
        <translation>Na to je ještě brzy.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n places are left there. Nothing was changed.</source>
        <translation>
            <numerusform>Zbývá tam jen %n místo. Nic se nezměnilo.</numerusform>
            <numerusform>Zbývají tam jen %n místa. Nic se nezměnilo.</numerusform>
            <numerusform>Zbývá tam jen %n míst. Nic se nezměnilo.</numerusform>
        </translation>
    </message>
    <message>
        <source>No place is left there. Nothing was changed.</source>
        <translation>Není tam žádné volné místo. Nic se nezměnilo.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n of %1 are left. Nothing was changed.</source>
        <comment>pieces of an item</comment>
        <translation>
            <numerusform>Zbývá jen %n kus: %1. Nic se nezměnilo.</numerusform>
            <numerusform>Zbývají jen %n kusy: %1. Nic se nezměnilo.</numerusform>
            <numerusform>Zbývá jen %n kusů: %1. Nic se nezměnilo.</numerusform>
        </translation>
    </message>
    <message>
        <source>The wallet has too little. Nothing was changed.</source>
        <translation>V peněžence je málo. Nic se nezměnilo.</translation>
    </message>
    <message>
        <source>The slot is closed.</source>
        <translation>Termín je zavřený.</translation>
    </message>
    <message>
        <source>The slot is closed: %1.</source>
        <translation>Termín je zavřený: %1.</translation>
    </message>
    <message>
        <source>The slot is over.</source>
        <translation>Termín už skončil.</translation>
    </message>
    <message numerus="yes">
        <source>The party is of %n people.</source>
        <translation>
            <numerusform>Skupina má %n osobu.</numerusform>
            <numerusform>Skupina má %n osoby.</numerusform>
            <numerusform>Skupina má %n osob.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the party are here already.</source>
        <translation>
            <numerusform>%n osoba ze skupiny už je tady.</numerusform>
            <numerusform>%n osoby ze skupiny už jsou tady.</numerusform>
            <numerusform>%n osob ze skupiny už je tady.</numerusform>
        </translation>
    </message>
    <message>
        <source>The places have been offered to a party that waited for them. Nothing was changed.</source>
        <translation>Místa už byla nabídnuta těm, kdo na ně čekali. Nic se nezměnilo.</translation>
    </message>
</context>
<context>
    <name>CodeStep</name>
    <message>
        <source>Your booking</source>
        <translation>Vaše rezervace</translation>
    </message>
    <message>
        <source>Hold your ticket before the scanner, or type the code that is on it.</source>
        <translation>Přiložte vstupenku ke čtečce, nebo napište kód, který je na ní.</translation>
    </message>
    <message>
        <source>Find my booking</source>
        <translation>Najít rezervaci</translation>
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
        <translation>Podržet termín</translation>
    </message>
    <message>
        <source>New hold here</source>
        <translation>Nová rezervace</translation>
    </message>
    <message>
        <source>Confirm booking</source>
        <translation>Potvrdit rezervaci</translation>
    </message>
    <message>
        <source>More time</source>
        <translation>Prodloužit</translation>
    </message>
    <message>
        <source>Release or cancel</source>
        <translation>Uvolnit nebo zrušit</translation>
    </message>
    <message>
        <source>Next hold of the slot</source>
        <translation>Další rezervace v&#xa0;termínu</translation>
    </message>
    <message>
        <source>Why this number?</source>
        <translation>Proč toto číslo?</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Dnes</translation>
    </message>
    <message>
        <source>Go to date</source>
        <translation>Přejít na datum</translation>
    </message>
    <message>
        <source>Previous day</source>
        <translation>Předchozí den</translation>
    </message>
    <message>
        <source>Next day</source>
        <translation>Následující den</translation>
    </message>
    <message>
        <source>Previous week</source>
        <translation>Předchozí týden</translation>
    </message>
    <message>
        <source>Next week</source>
        <translation>Následující týden</translation>
    </message>
    <message>
        <source>Read again now</source>
        <translation>Hned načíst znovu</translation>
    </message>
    <message>
        <source>Next part of the window</source>
        <translation>Další část okna</translation>
    </message>
    <message>
        <source>Previous part of the window</source>
        <translation>Předchozí část okna</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>O&#xa0;krok zpět</translation>
    </message>
    <message>
        <source>List of keys</source>
        <translation>Přehled kláves</translation>
    </message>
    <message>
        <source>Slot and hold</source>
        <translation>Termín a&#xa0;rezervace</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Den</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Okno</translation>
    </message>
    <message>
        <source>Return pieces</source>
        <translation>Vrátit půjčené</translation>
    </message>
    <message>
        <source>Print ticket or day sheet</source>
        <translation>Tisk lístku nebo denního přehledu</translation>
    </message>
    <message>
        <source>What happened here</source>
        <translation>Co se tu dělo</translation>
    </message>
    <message>
        <source>Next slot free for so many</source>
        <translation>Další termín s místem pro tolik osob</translation>
    </message>
    <message>
        <source>Pause the refresh</source>
        <translation>Pozastavit obnovování</translation>
    </message>
    <message>
        <source>Week of a resource</source>
        <translation>Týden jednoho místa</translation>
    </message>
    <message>
        <source>Agenda of the day</source>
        <translation>Seznam dne</translation>
    </message>
    <message>
        <source>Day, times across</source>
        <translation>Den, časy vodorovně</translation>
    </message>
    <message>
        <source>Find a customer or a booking</source>
        <translation>Najít zákazníka nebo rezervaci</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Zobrazení</translation>
    </message>
    <message>
        <source>Move to another slot</source>
        <translation>Přesunout na jiný termín</translation>
    </message>
    <message>
        <source>Moving: change places</source>
        <translation>Při přesunu: vyměnit místa</translation>
    </message>
    <message>
        <source>Size of the party</source>
        <translation>Počet osob</translation>
    </message>
    <message>
        <source>Check the party in</source>
        <translation>Zaznamenat příchod</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>Vzít poslední změnu zpět</translation>
    </message>
    <message>
        <source>Put on the waiting list</source>
        <translation>Zapsat na čekací listinu</translation>
    </message>
    <message>
        <source>Next offer of the waiting list</source>
        <translation>Další nabídka z čekací listiny</translation>
    </message>
    <message>
        <source>Bring a found booking back</source>
        <translation>Obnovit nalezenou rezervaci</translation>
    </message>
    <message>
        <source>Take a hold over</source>
        <translation>Převzít předběžnou rezervaci</translation>
    </message>
    <message>
        <source>Lock the desk</source>
        <translation>Zamknout přepážku</translation>
    </message>
    <message>
        <source>Go to a call from a kiosk</source>
        <translation>Jít k volání z kiosku</translation>
    </message>
</context>
<context>
    <name>ConnectionBar</name>
    <message>
        <source>The answer did not arrive. Checking what became of it…</source>
        <translation>Odpověď nedorazila. Zjišťuje se, jak to dopadlo…</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>Zkusit hned</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>Ověřit hned</translation>
    </message>
    <message>
        <source>The database does not answer. You can look at this day and type; holding, confirming and cancelling wait for it.</source>
        <translation>Databáze neodpovídá. Den si můžete prohlížet a&#xa0;údaje zadávat dál; podržet, potvrdit a&#xa0;zrušit půjde, až se ozve.</translation>
    </message>
    <message numerus="yes">
        <source>Next try in %n seconds.</source>
        <translation>
            <numerusform>Další pokus za %n&#xa0;sekundu.</numerusform>
            <numerusform>Další pokus za %n&#xa0;sekundy.</numerusform>
            <numerusform>Další pokus za %n&#xa0;sekund.</numerusform>
        </translation>
    </message>
    <message>
        <source>Trying now…</source>
        <translation>Právě se zkouší…</translation>
    </message>
</context>
<context>
    <name>CountdownBar</name>
    <message>
        <source>Your place is kept for you</source>
        <translation>Místo pro vás držíme</translation>
    </message>
    <message>
        <source>Less than a minute left</source>
        <translation>Zbývá méně než minuta</translation>
    </message>
    <message>
        <source>Your place will soon be given back</source>
        <translation>Místo se brzy uvolní</translation>
    </message>
    <message>
        <source>More time</source>
        <extracomment>a button: the place is kept for longer</extracomment>
        <translation>Více času</translation>
    </message>
</context>
<context>
    <name>CreditForm</name>
    <message>
        <source>Grant credits</source>
        <translation>Připsat kredity</translation>
    </message>
    <message>
        <source>Debit credits</source>
        <translation>Odepsat kredity</translation>
    </message>
    <message>
        <source>Hold credits</source>
        <translation>Podržet kredity</translation>
    </message>
    <message>
        <source>Capture a part of the hold</source>
        <translation>Strhnout část podržených</translation>
    </message>
    <message>
        <source>Reverse the chosen entry</source>
        <translation>Stornovat vybraný záznam</translation>
    </message>
    <message>
        <source>Limits of the wallet</source>
        <translation>Limity peněženky</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Druh</translation>
    </message>
    <message>
        <source>Good to the end of (may stay empty)</source>
        <translation>Platí do konce dne (nemusí se vyplnit)</translation>
    </message>
    <message>
        <source>31.12.2027 or +30 days</source>
        <translation>31.12.2027 nebo +30 (dní)</translation>
    </message>
    <message>
        <source>Minutes (may stay empty)</source>
        <translation>Minut (nemusí se vyplnit)</translation>
    </message>
    <message>
        <source>Overdraft</source>
        <translation>Přečerpání</translation>
    </message>
    <message>
        <source>Holds and debits are not limited</source>
        <translation>Držet a odepisovat bez omezení</translation>
    </message>
    <message>
        <source>Reason (may stay empty)</source>
        <translation>Důvod (nemusí se vyplnit)</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Důvod</translation>
    </message>
    <message>
        <source>How many must stay (may be negative)</source>
        <translation>Kolik musí zůstat (může být záporné)</translation>
    </message>
</context>
<context>
    <name>CreditPage</name>
    <message numerus="yes">
        <source>the first %n wallets</source>
        <translation>
            <numerusform>první %n peněženka</numerusform>
            <numerusform>první %n peněženky</numerusform>
            <numerusform>prvních %n peněženek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wallets</source>
        <translation>
            <numerusform>%n peněženka</numerusform>
            <numerusform>%n peněženky</numerusform>
            <numerusform>%n peněženek</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no wallet yet</source>
        <translation>Zatím tu není žádná peněženka</translation>
    </message>
    <message>
        <source>Type the name of a customer: the first grant opens a wallet.</source>
        <translation>Napište jméno zákazníka: peněženku otevře první připsání.</translation>
    </message>
    <message>
        <source>Nobody fits “%1”</source>
        <translation>„%1“ neodpovídá nikdo</translation>
    </message>
    <message>
        <source>Customers come to the list with their first booking by name.</source>
        <translation>Zákazník se do seznamu dostane první rezervací na jméno.</translation>
    </message>
    <message>
        <source>The wallets cannot be shown</source>
        <translation>Peněženky nejde zobrazit</translation>
    </message>
    <message>
        <source>Code for support: %1</source>
        <translation>Kód pro podporu: %1</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>Zkusit hned</translation>
    </message>
    <message>
        <source>Name or phone of a customer</source>
        <translation>Jméno nebo telefon zákazníka</translation>
    </message>
    <message>
        <source>Wallets</source>
        <translation>Peněženky</translation>
    </message>
</context>
<context>
    <name>CreditPanel</name>
    <message>
        <source>Choose what is held first.</source>
        <translation>Nejdřív vyberte, co je podrženo.</translation>
    </message>
    <message>
        <source>No wallet chosen</source>
        <translation>Není vybraná peněženka</translation>
    </message>
    <message>
        <source>Type a name, then choose with the arrow keys.</source>
        <translation>Napište jméno a vyberte šipkami.</translation>
    </message>
    <message>
        <source>No wallet yet. The first grant opens it.</source>
        <translation>Peněženka zatím není. Otevře ji první připsání.</translation>
    </message>
    <message>
        <source>%1 · may spend without limit</source>
        <comment>kind of credits</comment>
        <translation>%1 · čerpá bez omezení</translation>
    </message>
    <message>
        <source>Has paid</source>
        <comment>a grant, for these uses</comment>
        <translation>Z toho se zaplatilo</translation>
    </message>
    <message>
        <source>Paid by</source>
        <comment>these grants</comment>
        <translation>Zaplaceno z</translation>
    </message>
    <message>
        <source>The database does not answer: nothing can be changed now.</source>
        <translation>Databáze neodpovídá: teď nejde nic změnit.</translation>
    </message>
    <message>
        <source>The last answer is still being looked for.</source>
        <translation>Poslední odpověď se ještě zjišťuje.</translation>
    </message>
    <message>
        <source>Grant</source>
        <translation>Připsat</translation>
    </message>
    <message>
        <source>Debit</source>
        <translation>Odepsat</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Podržet</translation>
    </message>
    <message>
        <source>Capture</source>
        <translation>Strhnout</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>Stornovat</translation>
    </message>
    <message>
        <source>Set the limits</source>
        <translation>Nastavit limity</translation>
    </message>
    <message>
        <source>Leave, keep what was typed</source>
        <translation>Odejít, zadání zůstane</translation>
    </message>
    <message>
        <source>Places or pieces are held with it: confirm it on the page of the day.</source>
        <translation>Drží se s nimi i místa nebo kusy: potvrďte je na stránce dne.</translation>
    </message>
    <message>
        <source>Capture all</source>
        <translation>Strhnout vše</translation>
    </message>
    <message>
        <source>Capture part</source>
        <translation>Strhnout část</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>Uvolnit</translation>
    </message>
    <message>
        <source>The first grant opens the wallet.</source>
        <translation>Peněženku otevře první připsání.</translation>
    </message>
    <message>
        <source>This place does not hold credits.</source>
        <translation>Tady se kredity nedrží.</translation>
    </message>
    <message>
        <source>This entry cannot be reversed.</source>
        <translation>Tento záznam nelze stornovat.</translation>
    </message>
    <message>
        <source>Choose an entry first.</source>
        <translation>Nejdřív vyberte záznam.</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limity</translation>
    </message>
    <message>
        <source>Only a manager sets the limits of a wallet.</source>
        <translation>Limity peněženky nastavuje jen vedoucí.</translation>
    </message>
    <message>
        <source>balance</source>
        <comment>under a number of credits</comment>
        <translation>zůstatek</translation>
    </message>
    <message>
        <source>held</source>
        <comment>under a number of credits</comment>
        <translation>podrženo</translation>
    </message>
    <message>
        <source>available</source>
        <comment>under a number of credits</comment>
        <translation>k použití</translation>
    </message>
    <message>
        <source>owed</source>
        <comment>under a number of credits</comment>
        <translation>dluh</translation>
    </message>
    <message>
        <source>minimum</source>
        <comment>under a number of credits</comment>
        <translation>minimum</translation>
    </message>
    <message>
        <source>Numbers of the wallet</source>
        <translation>Čísla peněženky</translation>
    </message>
    <message>
        <source>Held now</source>
        <translation>Právě podrženo</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Záznamy</translation>
    </message>
    <message>
        <source>Show older entries</source>
        <translation>Zobrazit starší záznamy</translation>
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
        <translation>%1: dluh %2</translation>
    </message>
    <message>
        <source>%1: %2 available</source>
        <comment>kind of credits, amount</comment>
        <translation>%1: k použití %2</translation>
    </message>
</context>
<context>
    <name>CustomerForm</name>
    <message>
        <source>Change the customer</source>
        <translation>Změnit údaje zákazníka</translation>
    </message>
    <message>
        <source>The same person: merge the two</source>
        <translation>Stejná osoba: sloučit</translation>
    </message>
    <message>
        <source>Erase the personal data</source>
        <translation>Vymazat osobní údaje</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Jméno</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Telefon</translation>
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
        <translation>Kdo z obou zůstane</translation>
    </message>
    <message>
        <source>Reason, without personal data: it stays in the history</source>
        <translation>Důvod bez osobních údajů: zůstane v historii</translation>
    </message>
    <message>
        <source>Who is it?</source>
        <translation>Kdo to je?</translation>
    </message>
</context>
<context>
    <name>CustomerModel</name>
    <message>
        <source>Name</source>
        <comment>column</comment>
        <translation>Jméno</translation>
    </message>
    <message>
        <source>Phone</source>
        <comment>column</comment>
        <translation>Telefon</translation>
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
            <numerusform>první %n zákazník</numerusform>
            <numerusform>první %n zákazníci</numerusform>
            <numerusform>prvních %n zákazníků</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n customers</source>
        <translation>
            <numerusform>%n zákazník</numerusform>
            <numerusform>%n zákazníci</numerusform>
            <numerusform>%n zákazníků</numerusform>
        </translation>
    </message>
    <message>
        <source>The customers cannot be shown</source>
        <translation>Zákazníky nelze zobrazit</translation>
    </message>
    <message>
        <source>Code for support: %1</source>
        <translation>Kód pro podporu: %1</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>Zkusit teď</translation>
    </message>
    <message>
        <source>Whom are you looking for?</source>
        <translation>Koho hledáte?</translation>
    </message>
    <message>
        <source>Type a part of the name, or three digits of the phone.</source>
        <translation>Napište začátek jména nebo tři číslice telefonu.</translation>
    </message>
    <message>
        <source>Nobody fits “%1”</source>
        <translation>Nikdo neodpovídá „%1“</translation>
    </message>
    <message>
        <source>Name or phone of a customer</source>
        <translation>Jméno nebo telefon zákazníka</translation>
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
        <translation>Zákazník se do seznamu dostane první rezervací na jméno, nebo klávesou N.</translation>
    </message>
</context>
<context>
    <name>CustomerPanel</name>
    <message numerus="yes">
        <source>%n others turned out to be this person</source>
        <translation>
            <numerusform>Stejná osoba jako další %n zákazník</numerusform>
            <numerusform>Stejná osoba jako další %n zákazníci</numerusform>
            <numerusform>Stejná osoba jako dalších %n zákazníků</numerusform>
        </translation>
    </message>
    <message>
        <source>No customer chosen</source>
        <translation>Není vybrán zákazník</translation>
    </message>
    <message>
        <source>Type a name, then choose with the arrow keys.</source>
        <translation>Napište jméno a vyberte šipkami.</translation>
    </message>
    <message>
        <source>speaks %1</source>
        <comment>language</comment>
        <translation>mluví: %1</translation>
    </message>
    <message>
        <source>%1 available</source>
        <comment>credits</comment>
        <translation>k dispozici %1</translation>
    </message>
    <message>
        <source>The personal data were erased.</source>
        <translation>Osobní údaje byly vymazány.</translation>
    </message>
    <message>
        <source>Nothing else is known.</source>
        <translation>Nic dalšího není známo.</translation>
    </message>
    <message>
        <source>The database does not answer: nothing can be changed now.</source>
        <translation>Databáze neodpovídá: teď nelze nic změnit.</translation>
    </message>
    <message>
        <source>The last answer is still being looked for.</source>
        <translation>Poslední odpověď se ještě zjišťuje.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Uložit</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Sloučit</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Vymazat</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>Odejít bez uložení</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Změnit</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historie</translation>
    </message>
    <message>
        <source>Nobody looks like the same person.</source>
        <translation>Nikdo nevypadá jako stejná osoba.</translation>
    </message>
    <message>
        <source>to come</source>
        <comment>under a number of bookings</comment>
        <translation>nadchází</translation>
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
        <translation>Možná stejná osoba</translation>
    </message>
    <message>
        <source>Bookings to come</source>
        <translation>Nadcházející rezervace</translation>
    </message>
    <message>
        <source>Past, cancelled and expired</source>
        <translation>Minulé, zrušené a propadlé</translation>
    </message>
    <message>
        <source>Show older bookings</source>
        <translation>Zobrazit starší</translation>
    </message>
    <message>
        <source>New customer</source>
        <translation>Nový zákazník</translation>
    </message>
    <message>
        <source>Add somebody else</source>
        <translation>Přidat jinou osobu</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Přidat</translation>
    </message>
    <message>
        <source>Open the one below</source>
        <translation>Otevřít nalezeného níže</translation>
    </message>
</context>
<context>
    <name>CustomerWords</name>
    <message>
        <source>same phone</source>
        <translation>stejný telefon</translation>
    </message>
    <message>
        <source>same e-mail</source>
        <translation>stejný e-mail</translation>
    </message>
    <message>
        <source>similar name</source>
        <translation>podobné jméno</translation>
    </message>
    <message>
        <source>This person has been erased. Nothing was changed.</source>
        <translation>Tato osoba byla vymazána. Nic se nezměnilo.</translation>
    </message>
    <message>
        <source>Somebody else has changed this customer meanwhile. Nothing was saved: leave with Esc, look at what is there now, and change it again.</source>
        <translation>Zákazníka mezitím změnil někdo jiný. Nic se neuložilo: odejděte klávesou Esc, podívejte se, co tam je teď, a změňte to znovu.</translation>
    </message>
    <message>
        <source>Another customer has this name and phone. Nothing was saved: if it is the same person, merge the two.</source>
        <translation>Toto jméno a telefon má jiný zákazník. Nic se neuložilo: je-li to stejná osoba, slučte je.</translation>
    </message>
    <message>
        <source>Credits of the one that would go are held. Capture or release them first.</source>
        <translation>Kredity zanikajícího zákazníka jsou blokované. Nejdřív je strhněte nebo uvolněte.</translation>
    </message>
    <message>
        <source>One of the two has been merged meanwhile. Nothing was changed.</source>
        <translation>Jeden z obou byl mezitím sloučen. Nic se nezměnilo.</translation>
    </message>
    <message>
        <source>This customer is not there any more.</source>
        <translation>Tento zákazník už neexistuje.</translation>
    </message>
    <message>
        <source>The database refused a value. Nothing was changed; correct what you typed.</source>
        <translation>Databáze hodnotu odmítla. Nic se nezměnilo; opravte, co jste napsali.</translation>
    </message>
    <message>
        <source>Saved.</source>
        <comment>customer</comment>
        <translation>Uloženo.</translation>
    </message>
    <message>
        <source>Merged: bookings, credits and history are together now.</source>
        <translation>Sloučeno: rezervace, kredity i historie jsou teď pohromadě.</translation>
    </message>
    <message>
        <source>Erased. Bookings and money stay without a name.</source>
        <translation>Vymazáno. Rezervace a peníze zůstávají bez jména.</translation>
    </message>
    <message>
        <source>Type a name or a phone.</source>
        <translation>Napište jméno nebo telefon.</translation>
    </message>
    <message numerus="yes">
        <source>A name has at most %n characters.</source>
        <translation>
            <numerusform>Jméno má nejvýš %n znak.</numerusform>
            <numerusform>Jméno má nejvýš %n znaky.</numerusform>
            <numerusform>Jméno má nejvýš %n znaků.</numerusform>
        </translation>
    </message>
    <message>
        <source>A phone number has digits.</source>
        <translation>Telefonní číslo má číslice.</translation>
    </message>
    <message numerus="yes">
        <source>A phone number has at most %n characters.</source>
        <translation>
            <numerusform>Telefonní číslo má nejvýš %n znak.</numerusform>
            <numerusform>Telefonní číslo má nejvýš %n znaky.</numerusform>
            <numerusform>Telefonní číslo má nejvýš %n znaků.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An e-mail address looks like name@example.org, with at most %n characters.</source>
        <translation>
            <numerusform>E-mail vypadá jako name@example.org a má nejvýš %n znak.</numerusform>
            <numerusform>E-mail vypadá jako name@example.org a má nejvýš %n znaky.</numerusform>
            <numerusform>E-mail vypadá jako name@example.org a má nejvýš %n znaků.</numerusform>
        </translation>
    </message>
    <message>
        <source>A language is two or three small letters: cs, sk, ru, en.</source>
        <translation>Jazyk jsou dvě nebo tři malá písmena: cs, sk, ru, en.</translation>
    </message>
    <message numerus="yes">
        <source>A note has at most %n characters.</source>
        <translation>
            <numerusform>Poznámka má nejvýš %n znak.</numerusform>
            <numerusform>Poznámka má nejvýš %n znaky.</numerusform>
            <numerusform>Poznámka má nejvýš %n znaků.</numerusform>
        </translation>
    </message>
    <message>
        <source>Type the reason: it stays in the history.</source>
        <translation>Napište důvod: zůstane v historii.</translation>
    </message>
    <message>
        <source>“%1” stays, “%2” becomes a part of it.</source>
        <comment>customers</comment>
        <translation>„%1“ zůstane, „%2“ se stane jeho součástí.</translation>
    </message>
    <message>
        <source>Press Enter once more to erase “%1”. This cannot be undone.</source>
        <translation>Dalším stiskem Enter vymažete „%1“. Nelze to vrátit.</translation>
    </message>
    <message>
        <source>Somebody who may be the same is there already.</source>
        <translation>Podobný zákazník už existuje.</translation>
    </message>
    <message>
        <source>This customer is there already. Nothing was changed.</source>
        <translation>Tento zákazník už existuje. Nic se nezměnilo.</translation>
    </message>
    <message>
        <source>Added.</source>
        <comment>customer</comment>
        <translation>Zákazník je přidaný.</translation>
    </message>
    <message>
        <source>May be there already: see below. Enter once more adds somebody else.</source>
        <translation>Možná už existuje: viz níže. Dalším Enterem přidáte jinou osobu.</translation>
    </message>
</context>
<context>
    <name>DayMessage</name>
    <message>
        <source>Waiting for the database</source>
        <translation>Čeká se na databázi</translation>
    </message>
    <message>
        <source>It is connected and reads the day. This takes longer than usual.</source>
        <translation>Spojení je v&#xa0;pořádku, den se načítá. Trvá to déle než obvykle.</translation>
    </message>
    <message>
        <source>It does not answer yet. The day appears by itself when it does.</source>
        <translation>Zatím neodpovídá. Jakmile se ozve, den se zobrazí sám.</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>Zkusit hned</translation>
    </message>
    <message>
        <source>The day cannot be shown</source>
        <translation>Den nelze zobrazit</translation>
    </message>
    <message>
        <source>Code for support: %1</source>
        <translation>Kód pro podporu: %1</translation>
    </message>
    <message>
        <source>There is no site yet</source>
        <translation>Zatím tu není žádná provozovna</translation>
    </message>
    <message>
        <source>Load the demo day with: holdfastctl demo load</source>
        <translation>Ukázkový den načtete příkazem: holdfastctl demo load</translation>
    </message>
    <message>
        <source>No slots on %1</source>
        <translation>%1: žádné termíny</translation>
    </message>
    <message>
        <source>Page Up and Page Down show the days before and after.</source>
        <translation>Klávesami Page Up a&#xa0;Page Down zobrazíte předchozí a&#xa0;následující dny.</translation>
    </message>
    <message>
        <source>The next day with slots is %1.</source>
        <translation>Nejbližší den s&#xa0;termíny je %1.</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Přejít tam</translation>
    </message>
</context>
<context>
    <name>DeskMenu</name>
    <message>
        <source>Quit</source>
        <translation>Ukončit</translation>
    </message>
    <message>
        <source>Keys on the page %1</source>
        <extracomment>all keys of a page, in the menu</extracomment>
        <translation>Klávesy na stránce %1</translation>
    </message>
</context>
<context>
    <name>DoneStep</name>
    <message>
        <source>You are booked</source>
        <translation>Máte rezervováno</translation>
    </message>
    <message>
        <source>Please go to the desk</source>
        <translation>Přijďte prosím k přepážce</translation>
    </message>
    <message>
        <source>See you soon!</source>
        <translation>Těšíme se na vás!</translation>
    </message>
    <message>
        <source>Your place is kept. It becomes a booking when you have paid.</source>
        <translation>Místo je pro vás drženo. Rezervací se stane, jakmile zaplatíte.</translation>
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
        <translation>Vstupenka se tiskne.</translation>
    </message>
    <message>
        <source>Please take your ticket.</source>
        <translation>Vezměte si prosím vstupenku.</translation>
    </message>
    <message>
        <source>There is no paper ticket just now. Please write the code down or take a picture of it: it is all you need.</source>
        <translation>Papírová vstupenka teď nebude. Opište si prosím kód, nebo si ho vyfoťte: nic jiného nepotřebujete.</translation>
    </message>
    <message>
        <source>Your code</source>
        <translation>Váš kód</translation>
    </message>
    <message>
        <source>One moment, please: your code is coming.</source>
        <translation>Okamžik prosím, kód se hned objeví.</translation>
    </message>
    <message>
        <source>Mark with your code</source>
        <translation>Značka s vaším kódem</translation>
    </message>
</context>
<context>
    <name>DraftNote</name>
    <message>
        <source>Typed at %1, not sent yet. Enter sends it, Esc drops it.</source>
        <translation>Napsáno v %1, zatím neodesláno. Enter odešle, Esc zahodí.</translation>
    </message>
    <message>
        <source>Typed at %1, not sent yet. The slot is over or closed: Enter offers others, Esc drops it.</source>
        <translation>Napsáno v %1, zatím neodesláno. Termín už uplynul nebo je zavřený: Enter nabídne jiné, Esc zahodí.</translation>
    </message>
    <message>
        <source>Typed at %1, not sent yet. Its slot is gone: open another one with Enter, and what was typed is there.</source>
        <translation>Napsáno v %1, zatím neodesláno. Termín už neexistuje: otevřete jiný klávesou Enter, text v něm bude.</translation>
    </message>
</context>
<context>
    <name>DragPicture</name>
    <message>
        <source>Walk-in</source>
        <translation>Bez jména</translation>
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
        <translation>Databáze není dostupná. Nic se neodeslalo; zadané údaje zůstaly.</translation>
    </message>
    <message>
        <source>The answer did not arrive. Checking…</source>
        <translation>Odpověď nedorazila. Ověřuje se…</translation>
    </message>
    <message>
        <source>The server refused the name or the password. Check the connection settings.</source>
        <translation>Server odmítl jméno nebo heslo. Zkontrolujte nastavení připojení.</translation>
    </message>
    <message>
        <source>This sign-in may not do that. Ask a manager to do it.</source>
        <translation>Na to toto přihlášení nemá oprávnění. Požádejte vedoucího.</translation>
    </message>
    <message>
        <source>This database has not been prepared for Holdfast. Its administrator must run: holdfastctl migrate</source>
        <translation>Databáze není pro Holdfast připravená. Její správce musí spustit: holdfastctl migrate</translation>
    </message>
    <message>
        <source>This database is older than the program. Its administrator must run: holdfastctl migrate</source>
        <translation>Databáze je starší než program. Její správce musí spustit: holdfastctl migrate</translation>
    </message>
    <message>
        <source>This database was prepared by a newer Holdfast. Install the newer program here; the data is unharmed.</source>
        <translation>Databázi připravil novější Holdfast. Nainstalujte novější program i&#xa0;sem; data jsou v&#xa0;pořádku.</translation>
    </message>
    <message>
        <source>This database was prepared with other files than this program has. Install the program that prepared it; nothing was changed.</source>
        <translation>Databáze byla připravena z&#xa0;jiných souborů, než má tento program. Nainstalujte program, který ji připravil; nic se nezměnilo.</translation>
    </message>
    <message>
        <source>The database was too busy to answer in time. Nothing was changed; do it again.</source>
        <translation>Databáze byla přetížená a&#xa0;nestihla odpovědět. Nic se nezměnilo; zkuste to znovu.</translation>
    </message>
    <message>
        <source>The database refused a value. Nothing was changed; correct what you typed.</source>
        <translation>Databáze odmítla některý údaj. Nic se nezměnilo; opravte zadání.</translation>
    </message>
    <message>
        <source>PostgreSQL is not installed on this machine. Install PostgreSQL 15 or newer, or name a database server in the settings.</source>
        <translation>V&#xa0;tomto počítači není PostgreSQL. Nainstalujte PostgreSQL&#xa0;15 nebo novější, nebo v&#xa0;nastavení zadejte databázový server.</translation>
    </message>
    <message>
        <source>The data on this machine belongs to another major version of PostgreSQL. Install that version; the data is unharmed.</source>
        <translation>Data v&#xa0;tomto počítači patří k&#xa0;jiné hlavní verzi PostgreSQL. Nainstalujte ji; data jsou v&#xa0;pořádku.</translation>
    </message>
    <message>
        <source>The private database of this machine did not start. Nothing was changed.</source>
        <translation>Vlastní databáze tohoto počítače se nespustila. Nic se nezměnilo.</translation>
    </message>
    <message>
        <source>The disk is full. Nothing was changed; free some space.</source>
        <translation>Disk je plný. Nic se nezměnilo; uvolněte místo.</translation>
    </message>
    <message>
        <source>A file of the program cannot be read or written. Check the rights of the data folder.</source>
        <translation>Některý soubor programu nelze přečíst nebo zapsat. Zkontrolujte oprávnění složky s&#xa0;daty.</translation>
    </message>
    <message>
        <source>The program is closing.</source>
        <translation>Program se ukončuje.</translation>
    </message>
    <message>
        <source>Something went wrong inside the program. What you typed is kept; if it happens again, tell support.</source>
        <translation>V&#xa0;programu se něco pokazilo. Zadané údaje zůstaly; pokud se to zopakuje, dejte vědět podpoře.</translation>
    </message>
</context>
<context>
    <name>ExtraRow</name>
    <message numerus="yes">
        <source>only %L1 available</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>k&#xa0;dispozici jen %L1</numerusform>
            <numerusform>k&#xa0;dispozici jen %L1</numerusform>
            <numerusform>k&#xa0;dispozici jen %L1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 available</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>k&#xa0;dispozici %L1</numerusform>
            <numerusform>k&#xa0;dispozici %L1</numerusform>
            <numerusform>k&#xa0;dispozici %L1</numerusform>
        </translation>
    </message>
    <message>
        <source>One less of %1</source>
        <comment>an item</comment>
        <translation>%1: o jeden méně</translation>
    </message>
    <message>
        <source>One more of %1</source>
        <comment>an item</comment>
        <translation>%1: o jeden více</translation>
    </message>
</context>
<context>
    <name>ExtrasField</name>
    <message>
        <source>Extras</source>
        <translation>Doplňky</translation>
    </message>
    <message>
        <source>Find an extra</source>
        <translation>Najít doplněk</translation>
    </message>
</context>
<context>
    <name>ExtrasStep</name>
    <message>
        <source>Would you like anything else?</source>
        <translation>Přejete si ještě něco?</translation>
    </message>
    <message>
        <source>No, thank you</source>
        <translation>Ne, děkuji</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Dál</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n left)</source>
        <extracomment>%1 is an item that is lent, &quot;Climbing shoes&quot;; how many are left of it</extracomment>
        <translation>
            <numerusform>%1 (zbývá %n)</numerusform>
            <numerusform>%1 (zbývají %n)</numerusform>
            <numerusform>%1 (zbývá %n)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (none left)</source>
        <translation>%1 (už není)</translation>
    </message>
</context>
<context>
    <name>FindCard</name>
    <message numerus="yes">
        <source>%n entries found</source>
        <translation>
            <numerusform>Nalezen %n záznam</numerusform>
            <numerusform>Nalezeny %n záznamy</numerusform>
            <numerusform>Nalezeno %n záznamů</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FindField</name>
    <message>
        <source>Nothing fits “%1”</source>
        <translation>Nic neodpovídá „%1“</translation>
    </message>
    <message>
        <source>Find: name, phone, code</source>
        <translation>Hledat: jméno, telefon, kód</translation>
    </message>
    <message>
        <source>Find a customer or a booking by name, phone or code</source>
        <translation>Najít zákazníka nebo rezervaci podle jména, telefonu nebo kódu</translation>
    </message>
    <message>
        <source>Find (%1)</source>
        <translation>Hledat (%1)</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Obnovit</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Převzít</translation>
    </message>
</context>
<context>
    <name>FindWords</name>
    <message>
        <source>without a name</source>
        <comment>booking</comment>
        <translation>bez jména</translation>
    </message>
    <message>
        <source>customer</source>
        <comment>what was found</comment>
        <translation>zákazník</translation>
    </message>
    <message>
        <source>all here</source>
        <comment>the party of a booking</comment>
        <translation>všichni tu</translation>
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
            <numerusform>Volno pro %1: %n termín v tomto týdnu.</numerusform>
            <numerusform>Volno pro %1: %n termíny v tomto týdnu.</numerusform>
            <numerusform>Volno pro %1: %n termínů v tomto týdnu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Free for %1: %n slot(s) of this day.</source>
        <translation>
            <numerusform>Volno pro %1: %n termín v tomto dni.</numerusform>
            <numerusform>Volno pro %1: %n termíny v tomto dni.</numerusform>
            <numerusform>Volno pro %1: %n termínů v tomto dni.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking…</source>
        <comment>for a free slot</comment>
        <translation>Hledá se…</translation>
    </message>
    <message>
        <source>No other one until %1.</source>
        <extracomment>%1 is a date</extracomment>
        <translation>Do %1 žádný další není.</translation>
    </message>
    <message>
        <source>None until %1.</source>
        <translation>Do %1 žádný není.</translation>
    </message>
    <message>
        <source>Found: %1</source>
        <comment>date, time, resource</comment>
        <translation>Nalezeno: %1</translation>
    </message>
    <message>
        <source>Free for…</source>
        <comment>so many people</comment>
        <translation>Volno pro…</translation>
    </message>
    <message>
        <source>Finds the first slot with room for so many people</source>
        <translation>Najde první termín s místem pro tolik osob</translation>
    </message>
    <message>
        <source>For how many people?</source>
        <translation>Pro kolik osob?</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Najít</translation>
    </message>
    <message>
        <source>Next one</source>
        <comment>free slot</comment>
        <translation>Další</translation>
    </message>
    <message>
        <source>Show all slots again</source>
        <translation>Zobrazit zase všechny termíny</translation>
    </message>
    <message>
        <source>Show all slots again (%1)</source>
        <translation>Zobrazit zase všechny termíny (%1)</translation>
    </message>
</context>
<context>
    <name>FreeField</name>
    <message>
        <source>For how many people?</source>
        <translation>Pro kolik osob?</translation>
    </message>
    <message>
        <source>One person less</source>
        <translation>O osobu méně</translation>
    </message>
    <message>
        <source>One person more</source>
        <translation>O osobu více</translation>
    </message>
</context>
<context>
    <name>GoneCard</name>
    <message>
        <source>This booking is not on the slot any more: %1.</source>
        <translation>Tato rezervace už v tomto termínu není: %1.</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Obnovit</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>Nechat, jak je</translation>
    </message>
</context>
<context>
    <name>GridBar</name>
    <message>
        <source>View: %1</source>
        <translation>Zobrazení: %1</translation>
    </message>
    <message>
        <source>How the slots are laid out</source>
        <translation>Jak jsou termíny uspořádané</translation>
    </message>
    <message>
        <source>Week of %1</source>
        <translation>Týden: %1</translation>
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
        <translation>Zkontrolujte</translation>
    </message>
    <message>
        <source>Does not work</source>
        <translation>Nefunguje</translation>
    </message>
    <message>
        <source>Not there</source>
        <translation>Není</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Tiskárna</translation>
    </message>
    <message>
        <source>None is set. Codes are on the screen.</source>
        <translation>Není nastavena. Kódy jsou na obrazovce.</translation>
    </message>
    <message>
        <source>Nothing has been printed since the start.</source>
        <translation>Od spuštění se nic netisklo.</translation>
    </message>
    <message>
        <source>The last ticket was printed.</source>
        <translation>Poslední lístek se vytiskl.</translation>
    </message>
    <message>
        <source>The last ticket was not printed: %1</source>
        <translation>Poslední lístek se nevytiskl: %1</translation>
    </message>
    <message>
        <source>Scanner</source>
        <translation>Čtečka</translation>
    </message>
    <message>
        <source>None is set. Codes are typed.</source>
        <translation>Není nastavena. Kódy se zadávají ručně.</translation>
    </message>
    <message>
        <source>It types like a keyboard. Scan to test it.</source>
        <translation>Píše jako klávesnice. Vyzkoušejte ji načtením kódu.</translation>
    </message>
    <message>
        <source>Open: %1</source>
        <translation>Otevřena: %1</translation>
    </message>
    <message>
        <source>Away: %1</source>
        <translation>Nedostupná: %1</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Síť</translation>
    </message>
    <message>
        <source>Connected.</source>
        <translation>Připojeno.</translation>
    </message>
    <message>
        <source>This machine is in no network.</source>
        <translation>Tento počítač není v žádné síti.</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>Databáze</translation>
    </message>
    <message>
        <source>It has not answered since the start.</source>
        <translation>Od spuštění neodpověděla.</translation>
    </message>
    <message numerus="yes">
        <source>The last answer came %n second(s) ago.</source>
        <translation>
            <numerusform>Poslední odpověď přišla před %n sekundou.</numerusform>
            <numerusform>Poslední odpověď přišla před %n sekundami.</numerusform>
            <numerusform>Poslední odpověď přišla před %n sekundami.</numerusform>
        </translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Hodiny</translation>
    </message>
    <message>
        <source>Not compared with the server yet.</source>
        <translation>Se serverem zatím neporovnány.</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) ahead of the server. Holds end by the clock of the server.</source>
        <translation>
            <numerusform>O %n sekundu napřed před serverem. Rezervace vyprší podle hodin serveru.</numerusform>
            <numerusform>O %n sekundy napřed před serverem. Rezervace vyprší podle hodin serveru.</numerusform>
            <numerusform>O %n sekund napřed před serverem. Rezervace vyprší podle hodin serveru.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) behind the server. Holds end by the clock of the server.</source>
        <translation>
            <numerusform>O %n sekundu pozadu za serverem. Rezervace vyprší podle hodin serveru.</numerusform>
            <numerusform>O %n sekundy pozadu za serverem. Rezervace vyprší podle hodin serveru.</numerusform>
            <numerusform>O %n sekund pozadu za serverem. Rezervace vyprší podle hodin serveru.</numerusform>
        </translation>
    </message>
    <message>
        <source>Speech</source>
        <translation>Řeč</translation>
    </message>
    <message>
        <source>Switched off by the configuration.</source>
        <translation>Vypnuta v nastavení.</translation>
    </message>
    <message>
        <source>A speech engine is there.</source>
        <translation>Hlasový výstup je k dispozici.</translation>
    </message>
    <message>
        <source>No speech engine is installed: screens are not read out.</source>
        <translation>Hlasový výstup není nainstalován: obrazovky se nepředčítají.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Zvuky</translation>
    </message>
    <message>
        <source>Muted by the configuration.</source>
        <translation>Ztlumeny v nastavení.</translation>
    </message>
    <message>
        <source>Volume %1 of 10.</source>
        <translation>Hlasitost %1 z 10.</translation>
    </message>
    <message>
        <source>Nothing here plays sounds: warnings can only be seen.</source>
        <translation>Zvuk nemá co přehrát: upozornění je jen vidět.</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>Disk</translation>
    </message>
    <message>
        <source>How much is free is not known.</source>
        <translation>Kolik je volného místa, není známo.</translation>
    </message>
    <message>
        <source>%1 free.</source>
        <translation>Volno %1.</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Program</translation>
    </message>
    <message>
        <source>Version %1.</source>
        <translation>Verze %1.</translation>
    </message>
</context>
<context>
    <name>HelpBar</name>
    <message>
        <source>Somebody needs help at the kiosk %1, since %2. Their place is kept.</source>
        <translation>U kiosku %1 někdo potřebuje pomoc, od %2. Místo držíme.</translation>
    </message>
    <message>
        <source>Somebody needs help at the kiosk %1, since %2.</source>
        <translation>U kiosku %1 někdo potřebuje pomoc, od %2.</translation>
    </message>
    <message numerus="yes">
        <source>And %n more call(s).</source>
        <translation>
            <numerusform>A ještě %n volání.</numerusform>
            <numerusform>A ještě %n volání.</numerusform>
            <numerusform>A ještě %n volání.</numerusform>
        </translation>
    </message>
    <message>
        <source>I am going there</source>
        <translation>Jdu tam</translation>
    </message>
</context>
<context>
    <name>HistoryBox</name>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Zatím se nic nestalo.</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historie</translation>
    </message>
    <message>
        <source>What happened, newest first</source>
        <translation>Co se dělo, nejnovější první</translation>
    </message>
    <message>
        <source>Show older entries</source>
        <translation>Zobrazit starší záznamy</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
</context>
<context>
    <name>HistoryWords</name>
    <message>
        <source>Undone: %1</source>
        <comment>what was done again</comment>
        <translation>Vráceno zpět: %1</translation>
    </message>
    <message numerus="yes">
        <source>Slot added, %n places</source>
        <translation>
            <numerusform>Termín přidán, %n místo</numerusform>
            <numerusform>Termín přidán, %n místa</numerusform>
            <numerusform>Termín přidán, %n míst</numerusform>
        </translation>
    </message>
    <message>
        <source>Slot closed</source>
        <translation>Termín uzavřen</translation>
    </message>
    <message>
        <source>Slot opened again</source>
        <translation>Termín znovu otevřen</translation>
    </message>
    <message>
        <source>Held for %1</source>
        <comment>people</comment>
        <translation>Drženo: %1</translation>
    </message>
    <message>
        <source>Given more time</source>
        <translation>Prodloužen čas</translation>
    </message>
    <message>
        <source>Booking confirmed for %1</source>
        <comment>people</comment>
        <translation>Rezervace potvrzena: %1</translation>
    </message>
    <message numerus="yes">
        <source>Hold released, %n places are free again</source>
        <translation>
            <numerusform>Držení uvolněno, znovu volné %n místo</numerusform>
            <numerusform>Držení uvolněno, znovu volná %n místa</numerusform>
            <numerusform>Držení uvolněno, znovu volných %n míst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Booking cancelled, %n places are free again</source>
        <translation>
            <numerusform>Rezervace zrušena, znovu volné %n místo</numerusform>
            <numerusform>Rezervace zrušena, znovu volná %n místa</numerusform>
            <numerusform>Rezervace zrušena, znovu volných %n míst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Time was over, %n places are free again</source>
        <translation>
            <numerusform>Čas vypršel, znovu volné %n místo</numerusform>
            <numerusform>Čas vypršel, znovu volná %n místa</numerusform>
            <numerusform>Čas vypršel, znovu volných %n míst</numerusform>
        </translation>
    </message>
    <message>
        <source>Time was over</source>
        <translation>Čas vypršel</translation>
    </message>
    <message>
        <source>Number of places changed</source>
        <translation>Změněn počet míst</translation>
    </message>
    <message>
        <source>Moved from %1 to %2</source>
        <comment>time and place of slots</comment>
        <translation>Přesunuto: %1 → %2</translation>
    </message>
    <message>
        <source>Moved to another slot</source>
        <translation>Přesunuto na jiný termín</translation>
    </message>
    <message>
        <source>Party changed from %1 to %2</source>
        <comment>numbers of people</comment>
        <translation>Počet osob změněn z %1 na %2</translation>
    </message>
    <message>
        <source>Size of the party changed</source>
        <translation>Změněn počet osob</translation>
    </message>
    <message>
        <source>Brought back</source>
        <translation>Obnoveno</translation>
    </message>
    <message>
        <source>Arrived: %1 of the party are here</source>
        <comment>number</comment>
        <translation>Přišli: %1</translation>
    </message>
    <message>
        <source>Arrival noted</source>
        <translation>Příchod zaznamenán</translation>
    </message>
    <message>
        <source>Did not come</source>
        <translation>Nepřišli</translation>
    </message>
    <message>
        <source>Taken over by another desk</source>
        <translation>Převzato jiným pultem</translation>
    </message>
    <message>
        <source>Ticket printed</source>
        <translation>Vstupenka vytištěna</translation>
    </message>
    <message>
        <source>Changed, %1 places</source>
        <comment>signed number</comment>
        <translation>Změněno, míst: %1</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Změněno</translation>
    </message>
    <message>
        <source>%1 held</source>
        <comment>pieces</comment>
        <translation>%1: drženo</translation>
    </message>
    <message>
        <source>%1 handed out</source>
        <comment>pieces</comment>
        <translation>%1: vydáno</translation>
    </message>
    <message>
        <source>%1 given back to the stock</source>
        <comment>pieces</comment>
        <translation>%1: vráceno na sklad</translation>
    </message>
    <message>
        <source>%1 free again, time was over</source>
        <comment>pieces</comment>
        <translation>%1: znovu volné, čas vypršel</translation>
    </message>
    <message>
        <source>%1 came back</source>
        <comment>pieces</comment>
        <translation>%1: vráceno</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <comment>pieces</comment>
        <translation>%1: ztraceno</translation>
    </message>
    <message>
        <source>%1 damaged</source>
        <comment>pieces</comment>
        <translation>%1: poškozeno</translation>
    </message>
    <message>
        <source>%1 used up</source>
        <comment>pieces</comment>
        <translation>%1: spotřebováno</translation>
    </message>
    <message>
        <source>%1 counted</source>
        <comment>pieces</comment>
        <translation>%1: spočítáno</translation>
    </message>
    <message>
        <source>%1 changed</source>
        <comment>pieces</comment>
        <translation>%1: změněno</translation>
    </message>
    <message>
        <source>%1 held</source>
        <comment>credits</comment>
        <translation>%1: blokováno</translation>
    </message>
    <message>
        <source>%1 paid</source>
        <comment>credits</comment>
        <translation>%1: zaplaceno</translation>
    </message>
    <message>
        <source>%1 released</source>
        <comment>credits</comment>
        <translation>%1: uvolněno</translation>
    </message>
    <message>
        <source>%1 free again, time was over</source>
        <comment>credits</comment>
        <translation>%1: znovu volné, čas vypršel</translation>
    </message>
    <message>
        <source>%1 given back</source>
        <comment>credits</comment>
        <translation>%1: vráceno</translation>
    </message>
    <message>
        <source>%1 granted</source>
        <comment>credits</comment>
        <translation>%1: připsáno</translation>
    </message>
    <message>
        <source>%1 debited</source>
        <comment>credits</comment>
        <translation>%1: odečteno</translation>
    </message>
    <message>
        <source>%1 expired</source>
        <comment>credits</comment>
        <translation>%1: propadlo</translation>
    </message>
    <message>
        <source>Limits of the wallet changed</source>
        <translation>Změněny limity peněženky</translation>
    </message>
    <message>
        <source>Customer added</source>
        <translation>Zákazník přidán</translation>
    </message>
    <message>
        <source>Customer changed</source>
        <translation>Údaje zákazníka změněny</translation>
    </message>
    <message>
        <source>Merged with another customer</source>
        <translation>Sloučen s jiným zákazníkem</translation>
    </message>
    <message>
        <source>Personal data erased</source>
        <translation>Osobní údaje vymazány</translation>
    </message>
    <message>
        <source>number %1</source>
        <comment>of the other customer</comment>
        <translation>číslo %1</translation>
    </message>
    <message>
        <source>name</source>
        <comment>field of a customer</comment>
        <translation>jméno</translation>
    </message>
    <message>
        <source>phone</source>
        <comment>field of a customer</comment>
        <translation>telefon</translation>
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
        <translation>Zápis na čekací listinu: %1</translation>
    </message>
    <message>
        <source>Offered from the waiting list for %1</source>
        <comment>people</comment>
        <translation>Nabídnuto z čekací listiny: %1</translation>
    </message>
    <message numerus="yes">
        <source>Passed over on the waiting list: %1, but only %n places were free</source>
        <comment>people</comment>
        <translation>
            <numerusform>Přeskočeno na čekací listině: %1, ale volné bylo jen %n místo</numerusform>
            <numerusform>Přeskočeno na čekací listině: %1, ale volná byla jen %n místa</numerusform>
            <numerusform>Přeskočeno na čekací listině: %1, ale volných bylo jen %n míst</numerusform>
        </translation>
    </message>
    <message>
        <source>Waited in vain: the time was over</source>
        <translation>Marné čekání: čas vypršel</translation>
    </message>
    <message>
        <source>Taken off the waiting list</source>
        <translation>Vyškrtnuto z čekací listiny</translation>
    </message>
</context>
<context>
    <name>HoldCard</name>
    <message>
        <source>Walk-in</source>
        <translation>Bez jména</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name of a customer, size of the party</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds left</source>
        <translation>
            <numerusform>zbývá %n&#xa0;sekunda</numerusform>
            <numerusform>zbývají %n&#xa0;sekundy</numerusform>
            <numerusform>zbývá %n&#xa0;sekund</numerusform>
        </translation>
    </message>
    <message>
        <source>Chosen: the buttons act on it.</source>
        <translation>Vybráno: tlačítka platí pro tuto rezervaci.</translation>
    </message>
    <message>
        <source>held by you</source>
        <translation>držíte vy</translation>
    </message>
    <message>
        <source>booked by you</source>
        <translation>vaše rezervace</translation>
    </message>
</context>
<context>
    <name>HoldEditor</name>
    <message>
        <source>New hold</source>
        <translation>Nová rezervace</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Počet osob</translation>
    </message>
    <message>
        <source>Name (may stay empty)</source>
        <translation>Jméno (nepovinné)</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Telefon</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Poznámka</translation>
    </message>
    <message>
        <source>A customer you know.</source>
        <translation>Tohoto zákazníka už máte v&#xa0;evidenci.</translation>
    </message>
    <message>
        <source>Name of the customer</source>
        <translation>Jméno zákazníka</translation>
    </message>
    <message>
        <source>Phone of the customer</source>
        <translation>Telefon zákazníka</translation>
    </message>
</context>
<context>
    <name>IdleWarning</name>
    <message>
        <source>Are you still there?</source>
        <translation>Jste ještě tady?</translation>
    </message>
    <message numerus="yes">
        <source>In %n second(s) your place is given back and everything you typed is forgotten.</source>
        <translation>
            <numerusform>Za %n sekundu se místo uvolní a vše, co jste napsali, se smaže.</numerusform>
            <numerusform>Za %n sekundy se místo uvolní a vše, co jste napsali, se smaže.</numerusform>
            <numerusform>Za %n sekund se místo uvolní a vše, co jste napsali, se smaže.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n second(s) everything you chose and typed is forgotten.</source>
        <translation>
            <numerusform>Za %n sekundu se vše, co jste vybrali a napsali, smaže.</numerusform>
            <numerusform>Za %n sekundy se vše, co jste vybrali a napsali, smaže.</numerusform>
            <numerusform>Za %n sekund se vše, co jste vybrali a napsali, smaže.</numerusform>
        </translation>
    </message>
    <message>
        <source>Yes, I am here</source>
        <translation>Ano, jsem tady</translation>
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
        <translation>Šipky</translation>
    </message>
    <message>
        <source>Move to another slot</source>
        <translation>Přejít na jiný termín</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home, End</translation>
    </message>
    <message>
        <source>First and last slot of the day</source>
        <translation>První a&#xa0;poslední termín dne</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Stránky</translation>
    </message>
    <message>
        <source>Find: take over, bring back</source>
        <translation>Hledání: převzít, obnovit</translation>
    </message>
</context>
<context>
    <name>KeyNames</name>
    <message>
        <source>Space</source>
        <translation>Mezera</translation>
    </message>
    <message>
        <source>Delete the last letter</source>
        <extracomment>a key that takes the last letter away</extracomment>
        <translation>Smazat poslední písmeno</translation>
    </message>
    <message>
        <source>Capital letters</source>
        <translation>Velká písmena</translation>
    </message>
    <message>
        <source>Digits and signs</source>
        <translation>Číslice a znaky</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Písmena</translation>
    </message>
    <message>
        <source>Letters of another language</source>
        <translation>Písmena jiného jazyka</translation>
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
        <translation>tečka</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>čárka</translation>
    </message>
    <message>
        <source>plus</source>
        <translation>plus</translation>
    </message>
    <message>
        <source>caron</source>
        <extracomment>the accent of č, before its letter is pressed</extracomment>
        <translation>háček</translation>
    </message>
    <message>
        <source>acute accent</source>
        <extracomment>the accent of á, before its letter is pressed</extracomment>
        <translation>čárka nad písmenem</translation>
    </message>
    <message>
        <source>diaeresis</source>
        <extracomment>the accent of ä, before its letter is pressed</extracomment>
        <translation>přehláska</translation>
    </message>
</context>
<context>
    <name>KioskFrame</name>
    <message>
        <source>One moment, please</source>
        <translation>Okamžik, prosím</translation>
    </message>
    <message>
        <source>This kiosk is starting.</source>
        <translation>Kiosek se spouští.</translation>
    </message>
    <message>
        <source>Please go to the desk</source>
        <translation>Obraťte se prosím na recepci</translation>
    </message>
    <message>
        <source>This kiosk cannot book at the moment. It comes back by itself.</source>
        <translation>Kiosek teď nemůže rezervovat. Obnoví se sám.</translation>
    </message>
    <message>
        <source>Demo: nothing here is real</source>
        <translation>Ukázka: nic tu není doopravdy</translation>
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
        <translation>Tento kiosek byl odebrán.</translation>
    </message>
    <message>
        <source>Write why it is closed: visitors read it.</source>
        <translation>Napište, proč je zavřený: návštěvníci to čtou.</translation>
    </message>
    <message>
        <source>Why it is closed, for visitors</source>
        <translation>Proč je zavřený, pro návštěvníky</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>buttons: a kiosk takes visitors, or takes no new ones</extracomment>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otevřít</translation>
    </message>
    <message>
        <source>closed: %1</source>
        <translation>zavřený: %1</translation>
    </message>
    <message>
        <source>open</source>
        <translation>otevřený</translation>
    </message>
    <message>
        <source>closed by its hours</source>
        <translation>zavřený podle otevírací doby</translation>
    </message>
    <message>
        <source>never heard of</source>
        <translation>ještě se neozval</translation>
    </message>
    <message>
        <source>answers</source>
        <translation>odpovídá</translation>
    </message>
    <message numerus="yes">
        <source>silent for %n minute(s)</source>
        <translation>
            <numerusform>mlčí %n minutu</numerusform>
            <numerusform>mlčí %n minuty</numerusform>
            <numerusform>mlčí %n minut</numerusform>
        </translation>
    </message>
    <message>
        <source>somebody needs help</source>
        <translation>někdo potřebuje pomoc</translation>
    </message>
    <message>
        <source>printer: %1</source>
        <translation>tiskárna: %1</translation>
    </message>
    <message>
        <source>scanner: %1</source>
        <translation>čtečka: %1</translation>
    </message>
    <message numerus="yes">
        <source>its clock is off by %n second(s)</source>
        <translation>
            <numerusform>hodiny jdou o %n sekundu jinak</numerusform>
            <numerusform>hodiny jdou o %n sekundy jinak</numerusform>
            <numerusform>hodiny jdou o %n sekund jinak</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>Legend</source>
        <translation>Vysvětlivky</translation>
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
            <numerusform>%L1&#xa0;kreditů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %1 are left.</source>
        <comment>pieces of an item</comment>
        <translation>
            <numerusform>Zbývá už jen %1.</numerusform>
            <numerusform>Zbývají už jen %1.</numerusform>
            <numerusform>Zbývá už jen %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: none left.</source>
        <comment>an item</comment>
        <translation>%1: nezbývá ani jeden kus.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %2 available.</source>
        <comment>customer, credits</comment>
        <translation>
            <numerusform>%1 má k&#xa0;dispozici %2.</numerusform>
            <numerusform>%1 má k&#xa0;dispozici %2.</numerusform>
            <numerusform>%1 má k&#xa0;dispozici %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no credits available.</source>
        <comment>customer</comment>
        <translation>%1 nemá k&#xa0;dispozici žádné kredity.</translation>
    </message>
    <message>
        <source>Hold with %1</source>
        <comment>pieces of an item</comment>
        <translation>Podržet s&#xa0;tímto: %1</translation>
    </message>
    <message>
        <source>Hold with %1</source>
        <comment>credits</comment>
        <translation>Podržet za %1</translation>
    </message>
    <message>
        <source>Hold without %1</source>
        <comment>an item</comment>
        <translation>Podržet bez: %1</translation>
    </message>
    <message>
        <source>Hold without credits</source>
        <translation>Podržet bez kreditů</translation>
    </message>
    <message numerus="yes">
        <source>%L1 points</source>
        <comment>credits</comment>
        <translation>
            <numerusform>%L1&#xa0;bod</numerusform>
            <numerusform>%L1&#xa0;body</numerusform>
            <numerusform>%L1&#xa0;bodů</numerusform>
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
        <translation>%1 nemá k&#xa0;dispozici žádné body.</translation>
    </message>
    <message>
        <source>%1 has no %2 available.</source>
        <comment>customer, kind of credits</comment>
        <translation>%1 nemá k&#xa0;dispozici žádné %2.</translation>
    </message>
</context>
<context>
    <name>ListenBar</name>
    <message>
        <source>Say it again</source>
        <extracomment>a button for somebody who has the screen read aloud</extracomment>
        <translation>Ještě jednou</translation>
    </message>
    <message>
        <source>Pause, go on</source>
        <extracomment>a button: stops the voice, and lets it go on when pressed again</extracomment>
        <translation>Pauza / dál</translation>
    </message>
    <message>
        <source>Stop reading</source>
        <extracomment>a button: the screens are not read aloud any more</extracomment>
        <translation>Nečíst</translation>
    </message>
</context>
<context>
    <name>LockChoice</name>
    <message>
        <source>Lock</source>
        <translation>Zámek</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>Locks when unused for</source>
        <translation>Zamknout při nečinnosti po</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Změnit</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Nastavit</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Odebrat</translation>
    </message>
    <message>
        <source> min</source>
        <comment>minutes, after a number</comment>
        <translation> min</translation>
    </message>
    <message>
        <source>never by itself</source>
        <translation>sám se nezamkne</translation>
    </message>
    <message>
        <source>is set</source>
        <translation>je nastaven</translation>
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
        <translation>Ctrl+L zamkne hned. Dokud je něco rozepsáno, čeká se třikrát déle. Program se spouští zamčený.</translation>
    </message>
    <message>
        <source>Without a PIN the desk does not lock.</source>
        <translation>Bez PINu se přepážka nezamyká.</translation>
    </message>
</context>
<context>
    <name>LockScreen</name>
    <message>
        <source>Locked</source>
        <translation>Zamčeno</translation>
    </message>
    <message>
        <source>%1 is locked</source>
        <translation>%1: zamčeno</translation>
    </message>
    <message>
        <source>What was typed is kept. The desk goes on where it was.</source>
        <translation>Rozepsané zůstává. Pokračuje se tam, kde se skončilo.</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>PIN that opens the desk</source>
        <translation>PIN k odemčení přepážky</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Odemknout</translation>
    </message>
    <message numerus="yes">
        <source>That PIN is wrong. The next try is possible in %n second(s).</source>
        <translation>
            <numerusform>PIN není správný. Další pokus za %n sekundu.</numerusform>
            <numerusform>PIN není správný. Další pokus za %n sekundy.</numerusform>
            <numerusform>PIN není správný. Další pokus za %n sekund.</numerusform>
        </translation>
    </message>
    <message>
        <source>That PIN is wrong.</source>
        <translation>PIN není správný.</translation>
    </message>
</context>
<context>
    <name>MessageWords</name>
    <message>
        <source>Too many wrong codes were tried here.</source>
        <translation>Bylo tu zadáno příliš mnoho chybných kódů.</translation>
    </message>
    <message numerus="yes">
        <source>Codes can be typed again in %n minute(s). Your ticket can be scanned all the same, and the desk is glad to help you.</source>
        <translation>
            <numerusform>Kód půjde znovu zadat za %n minutu. Vstupenku můžete přiložit ke čtečce i teď a na přepážce vám rádi pomohou.</numerusform>
            <numerusform>Kód půjde znovu zadat za %n minuty. Vstupenku můžete přiložit ke čtečce i teď a na přepážce vám rádi pomohou.</numerusform>
            <numerusform>Kód půjde znovu zadat za %n minut. Vstupenku můžete přiložit ke čtečce i teď a na přepážce vám rádi pomohou.</numerusform>
        </translation>
    </message>
    <message>
        <source>Somebody else was faster: there is no room at that time any more.</source>
        <translation>Někdo byl rychlejší: na tento čas už není místo.</translation>
    </message>
    <message>
        <source>Please choose another time.</source>
        <translation>Vyberte prosím jiný čas.</translation>
    </message>
    <message>
        <source>That time cannot be booked any more.</source>
        <translation>Tento čas už rezervovat nejde.</translation>
    </message>
    <message>
        <source>The time ran out and your place was given back.</source>
        <translation>Čas vypršel a místo se uvolnilo.</translation>
    </message>
    <message>
        <source>Please choose a time again. What you typed is still here.</source>
        <translation>Vyberte prosím čas znovu. Co jste napsali, tu zůstalo.</translation>
    </message>
    <message>
        <source>Your wish never arrived. Nothing was done.</source>
        <translation>Požadavek nedorazil. Nic se nestalo.</translation>
    </message>
    <message>
        <source>Please press again.</source>
        <translation>Stiskněte prosím znovu.</translation>
    </message>
    <message>
        <source>That did not work. Nothing was changed.</source>
        <translation>Nepodařilo se to. Nic se nezměnilo.</translation>
    </message>
    <message>
        <source>Please press again. If it happens once more, tell the desk: %1</source>
        <translation>Stiskněte prosím znovu. Stane-li se to zas, řekněte na přepážce: %1</translation>
    </message>
    <message>
        <source>Your place cannot be kept any longer than that.</source>
        <translation>Déle už místo držet nejde.</translation>
    </message>
    <message>
        <source>Please finish in the time that is left.</source>
        <translation>Dokončete to prosím ve zbývajícím čase.</translation>
    </message>
    <message>
        <source>Please type a name.</source>
        <translation>Napište prosím jméno.</translation>
    </message>
    <message>
        <source>There is not enough left: %1</source>
        <translation>Tolik už není: %1</translation>
    </message>
    <message numerus="yes">
        <source>You can have %n of it.</source>
        <translation>
            <numerusform>Můžete mít %n.</numerusform>
            <numerusform>Můžete mít %n.</numerusform>
            <numerusform>Můžete mít %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Please type your code.</source>
        <translation>Napište prosím svůj kód.</translation>
    </message>
    <message>
        <source>There is no booking with this code.</source>
        <translation>Rezervace s tímto kódem tu není.</translation>
    </message>
    <message>
        <source>Please look at it once more, or ask at the desk.</source>
        <translation>Podívejte se na něj prosím ještě jednou, nebo se zeptejte na přepážce.</translation>
    </message>
    <message>
        <source>Nothing needs to be scanned on this screen.</source>
        <translation>Na této obrazovce není třeba nic načítat.</translation>
    </message>
    <message>
        <source>To check in, please finish or start over first.</source>
        <translation>Chcete-li přihlásit příchod, nejdřív to dokončete nebo začněte znovu.</translation>
    </message>
    <message>
        <source>Somebody from the desk is coming to you.</source>
        <translation>Někdo z přepážky k vám už jde.</translation>
    </message>
    <message>
        <source>Your place is kept. You can go on meanwhile.</source>
        <translation>Místo vám držíme. Zatím můžete pokračovat.</translation>
    </message>
    <message>
        <source>You can go on meanwhile.</source>
        <translation>Zatím můžete pokračovat.</translation>
    </message>
    <message>
        <source>Nobody could be called. Please go to the desk.</source>
        <translation>Nikoho se nepodařilo přivolat. Přijďte prosím k přepážce.</translation>
    </message>
    <message>
        <source>Your card was read.</source>
        <translation>Karta je načtená.</translation>
    </message>
    <message>
        <source>At the end you can pay with your credits.</source>
        <translation>Na konci můžete zaplatit kredity.</translation>
    </message>
    <message>
        <source>This cannot be paid with credits.</source>
        <translation>Tohle kredity zaplatit nejde.</translation>
    </message>
    <message>
        <source>This card is not known here.</source>
        <translation>Tuto kartu tu neznáme.</translation>
    </message>
    <message>
        <source>Please hold it before the scanner again, or ask at the desk.</source>
        <translation>Přiložte ji prosím ke čtečce znovu, nebo se zeptejte na přepážce.</translation>
    </message>
    <message>
        <source>There are not enough credits on your card.</source>
        <translation>Na kartě není dost kreditů.</translation>
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
        <translation>Kalendář, %1</translation>
    </message>
    <message>
        <source>Arrows move, Enter picks, Page Up and Page Down turn the month.</source>
        <translation>Šipkami se pohybujete, Enter vybere den, Page Up a&#xa0;Page Down listují po měsících.</translation>
    </message>
</context>
<context>
    <name>NameStep</name>
    <message>
        <source>What is your name?</source>
        <translation>Jak se jmenujete?</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Dál</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Jméno</translation>
    </message>
    <message>
        <source>Phone, if you like</source>
        <extracomment>beside a field that may stay empty</extracomment>
        <translation>Telefon, chcete-li</translation>
    </message>
</context>
<context>
    <name>OfferBar</name>
    <message>
        <source>Places came back: call %1. %2 for %3, %4.</source>
        <comment>name and phone, resource, size of the party, time</comment>
        <translation>Uvolnila se místa, zavolejte: %1. %2, %3, %4.</translation>
    </message>
    <message numerus="yes">
        <source>And %n more offer(s).</source>
        <translation>
            <numerusform>A ještě %n nabídka.</numerusform>
            <numerusform>A ještě %n nabídky.</numerusform>
            <numerusform>A ještě %n nabídek.</numerusform>
        </translation>
    </message>
    <message>
        <source>Next offer</source>
        <translation>Další nabídka</translation>
    </message>
    <message>
        <source>Go to the offer</source>
        <translation>Přejít k nabídce</translation>
    </message>
</context>
<context>
    <name>OutcomeText</name>
    <message>
        <source>There is no slot here.</source>
        <translation>Tady žádný termín není.</translation>
    </message>
    <message>
        <source>This day is still being read.</source>
        <translation>Tento den se ještě načítá.</translation>
    </message>
    <message>
        <source>Nothing to confirm: choose an open hold first.</source>
        <translation>Není co potvrdit: nejdřív vyberte předběžnou rezervaci.</translation>
    </message>
    <message>
        <source>Nothing to extend: choose an open hold first.</source>
        <translation>Není co prodloužit: nejdřív vyberte předběžnou rezervaci.</translation>
    </message>
    <message>
        <source>Nothing to cancel: choose a hold or a booking first.</source>
        <translation>Není co zrušit: nejdřív vyberte rezervaci.</translation>
    </message>
    <message>
        <source>The last answer is still being looked for. Wait a moment.</source>
        <translation>Poslední odpověď se ještě zjišťuje. Chvilku počkejte.</translation>
    </message>
    <message numerus="yes">
        <source>%n requests from before the last end of the program have arrived.</source>
        <translation>
            <numerusform>Z&#xa0;minulého spuštění programu dorazil %n&#xa0;požadavek.</numerusform>
            <numerusform>Z&#xa0;minulého spuštění programu dorazily %n&#xa0;požadavky.</numerusform>
            <numerusform>Z&#xa0;minulého spuštění programu dorazilo %n&#xa0;požadavků.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n requests from before had not arrived; nothing is held for them.</source>
        <translation>
            <numerusform>%n&#xa0;dřívější požadavek nedorazil; nic pro něj není podrženo.</numerusform>
            <numerusform>%n&#xa0;dřívější požadavky nedorazily; nic pro ně není podrženo.</numerusform>
            <numerusform>%n&#xa0;dřívějších požadavků nedorazilo; nic pro ně není podrženo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Held. Press C to confirm the booking.</source>
        <translation>Podrženo. Rezervaci potvrdíte klávesou&#xa0;C.</translation>
    </message>
    <message>
        <source>This slot is closed: %1.</source>
        <translation>Termín je zavřený: %1.</translation>
    </message>
    <message>
        <source>This slot is over.</source>
        <translation>Termín už skončil.</translation>
    </message>
    <message>
        <source>This slot does not exist any more.</source>
        <translation>Tento termín už neexistuje.</translation>
    </message>
    <message>
        <source>No credits are available.</source>
        <translation>Žádné kredity nejsou k&#xa0;dispozici.</translation>
    </message>
    <message>
        <source>Credits are not held at this place.</source>
        <translation>Na tomto místě se kredity nedrží.</translation>
    </message>
    <message>
        <source>This request was used before for something else. Nothing was changed; do it again.</source>
        <translation>Tento požadavek už byl použit k&#xa0;něčemu jinému. Nic se nezměnilo; zkuste to znovu.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n of %1 are left.</source>
        <comment>pieces of a stock item</comment>
        <translation>
            <numerusform>%1: zbývá už jen %n&#xa0;kus.</numerusform>
            <numerusform>%1: zbývají už jen %n&#xa0;kusy.</numerusform>
            <numerusform>%1: zbývá už jen %n&#xa0;kusů.</numerusform>
        </translation>
    </message>
    <message>
        <source>No %1 are left.</source>
        <comment>a stock item</comment>
        <translation>%1: nezbývá ani jeden kus.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n places are left.</source>
        <translation>
            <numerusform>Zbývá už jen %n&#xa0;místo.</numerusform>
            <numerusform>Zbývají už jen %n&#xa0;místa.</numerusform>
            <numerusform>Zbývá už jen %n&#xa0;míst.</numerusform>
        </translation>
    </message>
    <message>
        <source>No place is left.</source>
        <translation>Nezbývá žádné místo.</translation>
    </message>
    <message>
        <source>A party needs at least one person, and no more than the slot has places.</source>
        <translation>Zadejte aspoň jednu osobu a&#xa0;nejvýš tolik osob, kolik má termín míst.</translation>
    </message>
    <message>
        <source>The name is too long.</source>
        <translation>Jméno je příliš dlouhé.</translation>
    </message>
    <message>
        <source>This is not a phone number.</source>
        <translation>To není telefonní číslo.</translation>
    </message>
    <message>
        <source>The note is too long.</source>
        <translation>Poznámka je příliš dlouhá.</translation>
    </message>
    <message>
        <source>The reason is too long.</source>
        <translation>Důvod je příliš dlouhý.</translation>
    </message>
    <message>
        <source>The database refused a value. Nothing was changed; correct what you typed.</source>
        <translation>Databáze odmítla některý údaj. Nic se nezměnilo; opravte zadání.</translation>
    </message>
    <message>
        <source>Booking confirmed.</source>
        <translation>Rezervace je potvrzená.</translation>
    </message>
    <message>
        <source>This hold does not exist any more.</source>
        <translation>Tato rezervace už neexistuje.</translation>
    </message>
    <message>
        <source>Cancelled. The places are free again.</source>
        <translation>Zrušeno. Místa jsou zase volná.</translation>
    </message>
    <message>
        <source>The hold has its full time again.</source>
        <translation>Předběžná rezervace je prodloužená na plný čas.</translation>
    </message>
    <message>
        <source>This hold cannot be given more time.</source>
        <translation>Tuto předběžnou rezervaci už nelze prodloužit.</translation>
    </message>
    <message>
        <source>This hold is still open.</source>
        <translation>Předběžná rezervace stále platí.</translation>
    </message>
    <message>
        <source>This booking has already been confirmed.</source>
        <translation>Rezervace už je potvrzená.</translation>
    </message>
    <message>
        <source>This hold has been cancelled before.</source>
        <translation>Rezervace už byla zrušená.</translation>
    </message>
    <message>
        <source>This hold ran out of time. Press Enter to hold the slot again.</source>
        <translation>Předběžná rezervace propadla, vypršel jí čas. Termín znovu podržíte klávesou Enter.</translation>
    </message>
    <message>
        <source>The request never arrived and nothing is held. What you typed is kept: press Enter to send it.</source>
        <translation>Požadavek nedorazil a&#xa0;nic není podrženo. Zadané údaje zůstaly: odešlete je klávesou Enter.</translation>
    </message>
    <message>
        <source>The confirmation never arrived. The hold is still open: press C again.</source>
        <translation>Potvrzení nedorazilo. Předběžná rezervace stále platí: stiskněte znovu&#xa0;C.</translation>
    </message>
    <message>
        <source>The cancellation never arrived. Nothing was cancelled.</source>
        <translation>Požadavek na zrušení nedorazil. Nic se nezrušilo.</translation>
    </message>
    <message numerus="yes">
        <source>Taken %n seconds ago at %1.</source>
        <translation>
            <numerusform>Obsazeno před %n&#xa0;sekundou: %1.</numerusform>
            <numerusform>Obsazeno před %n&#xa0;sekundami: %1.</numerusform>
            <numerusform>Obsazeno před %n&#xa0;sekundami: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is closed.</source>
        <translation>Nic není zavřené.</translation>
    </message>
    <message numerus="yes">
        <source>= %n available</source>
        <comment>result of a sum</comment>
        <translation>
            <numerusform>=&#xa0;%n&#xa0;volné</numerusform>
            <numerusform>=&#xa0;%n&#xa0;volná</numerusform>
            <numerusform>=&#xa0;%n&#xa0;volných</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places</source>
        <comment>in a sum</comment>
        <translation>
            <numerusform>%n&#xa0;místo</numerusform>
            <numerusform>%n&#xa0;místa</numerusform>
            <numerusform>%n&#xa0;míst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n confirmed</source>
        <comment>places, in a sum</comment>
        <translation>
            <numerusform>%n&#xa0;potvrzené</numerusform>
            <numerusform>%n&#xa0;potvrzená</numerusform>
            <numerusform>%n&#xa0;potvrzených</numerusform>
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
        <translation>Zavřeno: %1.</translation>
    </message>
    <message>
        <source>The slot is over.</source>
        <translation>Termín už skončil.</translation>
    </message>
    <message>
        <source>held</source>
        <comment>status of a hold</comment>
        <translation>podrženo</translation>
    </message>
    <message>
        <source>confirmed</source>
        <comment>status of a hold</comment>
        <translation>potvrzeno</translation>
    </message>
    <message>
        <source>cancelled</source>
        <comment>status of a hold</comment>
        <translation>zrušeno</translation>
    </message>
    <message>
        <source>expired</source>
        <comment>status of a hold</comment>
        <translation>propadlo</translation>
    </message>
    <message>
        <source>It had been placed, and is still held.</source>
        <translation>Rezervace už vznikla a místa jsou stále podržená.</translation>
    </message>
    <message>
        <source>It had been placed, and is confirmed now.</source>
        <translation>Rezervace už vznikla a teď je potvrzená.</translation>
    </message>
    <message>
        <source>It had been placed, and is cancelled now.</source>
        <translation>Rezervace už vznikla, ale teď je zrušená.</translation>
    </message>
    <message>
        <source>It had been placed, and has expired since.</source>
        <translation>Rezervace už vznikla, ale mezitím propadla.</translation>
    </message>
    <message>
        <source>Released. The places are free again.</source>
        <translation>Uvolněno. Místa jsou zase volná.</translation>
    </message>
    <message>
        <source>The release never arrived. The hold is still open.</source>
        <translation>Požadavek na uvolnění nedorazil. Místa jsou stále podržená.</translation>
    </message>
    <message numerus="yes">
        <source>%n places of lapsed holds are free again.</source>
        <translation>
            <numerusform>%n&#xa0;místo z&#xa0;propadlých rezervací je zase volné.</numerusform>
            <numerusform>%n&#xa0;místa z&#xa0;propadlých rezervací jsou zase volná.</numerusform>
            <numerusform>%n&#xa0;míst z&#xa0;propadlých rezervací je zase volných.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to return: choose a booking with pieces out first.</source>
        <translation>Není co vracet: nejdřív vyberte rezervaci s&#xa0;vydanými kusy.</translation>
    </message>
    <message>
        <source>The amount of credits cannot be read. Nothing was sent.</source>
        <translation>Počet kreditů nelze přečíst. Nic se neodeslalo.</translation>
    </message>
    <message numerus="yes">
        <source>Only %1 are available.</source>
        <comment>credits</comment>
        <translation>
            <numerusform>K&#xa0;dispozici je jen %1.</numerusform>
            <numerusform>K&#xa0;dispozici jsou jen %1.</numerusform>
            <numerusform>K&#xa0;dispozici je jen %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to change: choose a hold or booking first.</source>
        <translation>Není co měnit: nejdřív vyberte rezervaci.</translation>
    </message>
    <message>
        <source>Nobody to check in: choose a confirmed booking first.</source>
        <translation>Koho zaznamenat? Nejdřív vyberte potvrzenou rezervaci.</translation>
    </message>
    <message>
        <source>Choose a hold and press M first, then go to the one to change places with.</source>
        <translation>Nejdřív vyberte rezervaci a stiskněte M, potom přejděte na tu, se kterou se má vyměnit.</translation>
    </message>
    <message>
        <source>did not come</source>
        <comment>status of a booking</comment>
        <translation>nepřišli</translation>
    </message>
    <message>
        <source>here</source>
        <comment>status of a booking: the whole party has come</comment>
        <translation>přišli</translation>
    </message>
    <message>
        <source>%1 of %2 here</source>
        <comment>how many of a party have come</comment>
        <translation>přišli %1 z %2</translation>
    </message>
    <message>
        <source>There are free places: nobody has to wait for this slot.</source>
        <translation>Volná místa jsou: na tento termín nikdo čekat nemusí.</translation>
    </message>
    <message>
        <source>Nobody on the waiting list has an offer now.</source>
        <translation>Nikdo z čekací listiny teď nabídku nemá.</translation>
    </message>
    <message>
        <source>Nothing to bring back: find a cancelled or lapsed booking first.</source>
        <translation>Není co obnovit: nejdřív najděte zrušenou nebo propadlou rezervaci.</translation>
    </message>
    <message>
        <source>Nothing to take over: choose an open hold of another desk first.</source>
        <translation>Není co převzít: nejdřív vyberte předběžnou rezervaci jiné přepážky.</translation>
    </message>
</context>
<context>
    <name>OwnHolds</name>
    <message>
        <source>My holds</source>
        <translation>Podržené termíny</translation>
    </message>
    <message>
        <source>Nothing is held at this desk.</source>
        <translation>Na této recepci není nic podrženo.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>holds</comment>
        <translation>
            <numerusform>a&#xa0;%n&#xa0;další</numerusform>
            <numerusform>a&#xa0;%n&#xa0;další</numerusform>
            <numerusform>a&#xa0;%n&#xa0;dalších</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hold, %1, %n seconds left</source>
        <comment>size of the party</comment>
        <translation>
            <numerusform>Podržený termín, %1, zbývá %n&#xa0;sekunda</numerusform>
            <numerusform>Podržený termín, %1, zbývají %n&#xa0;sekundy</numerusform>
            <numerusform>Podržený termín, %1, zbývá %n&#xa0;sekund</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hold at %1, %2, %n seconds left</source>
        <comment>time of the slot, size of the party</comment>
        <translation>
            <numerusform>Podržený termín %1, %2, zbývá %n&#xa0;sekunda</numerusform>
            <numerusform>Podržený termín %1, %2, zbývají %n&#xa0;sekundy</numerusform>
            <numerusform>Podržený termín %1, %2, zbývá %n&#xa0;sekund</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PageKeys</name>
    <message>
        <source>Day</source>
        <translation>Den</translation>
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
        <translation>Nastavení</translation>
    </message>
    <message>
        <source>Adjust what is on hand</source>
        <translation>Opravit stav</translation>
    </message>
    <message>
        <source>Stocktake</source>
        <translation>Inventura</translation>
    </message>
    <message>
        <source>Take pieces back</source>
        <translation>Převzít kusy zpět</translation>
    </message>
    <message>
        <source>Grant credits</source>
        <translation>Připsat kredity</translation>
    </message>
    <message>
        <source>Debit credits</source>
        <translation>Odepsat kredity</translation>
    </message>
    <message>
        <source>Hold credits</source>
        <translation>Podržet kredity</translation>
    </message>
    <message>
        <source>Capture the chosen hold</source>
        <translation>Strhnout vybrané podržení</translation>
    </message>
    <message>
        <source>Capture a part of it</source>
        <translation>Strhnout jeho část</translation>
    </message>
    <message>
        <source>Release it</source>
        <translation>Uvolnit je</translation>
    </message>
    <message>
        <source>Reverse the chosen entry</source>
        <translation>Stornovat vybraný záznam</translation>
    </message>
    <message>
        <source>Limits of the wallet</source>
        <translation>Limity peněženky</translation>
    </message>
    <message>
        <source>Customers</source>
        <translation>Zákazníci</translation>
    </message>
    <message>
        <source>Change the customer</source>
        <translation>Změnit údaje zákazníka</translation>
    </message>
    <message>
        <source>History of the customer</source>
        <translation>Historie zákazníka</translation>
    </message>
    <message>
        <source>Merge with the same person</source>
        <translation>Sloučit se stejnou osobou</translation>
    </message>
    <message>
        <source>Erase the personal data</source>
        <translation>Vymazat osobní údaje</translation>
    </message>
    <message>
        <source>Move to another warehouse</source>
        <translation>Přesunout do jiného skladu</translation>
    </message>
    <message>
        <source>Arrivals</source>
        <translation>Příchody</translation>
    </message>
    <message>
        <source>The whole party is here</source>
        <translation>Přišla celá skupina</translation>
    </message>
    <message>
        <source>So many of the party are here</source>
        <translation>Tolik osob přišlo</translation>
    </message>
    <message>
        <source>One more of the party</source>
        <translation>Přišel ještě jeden</translation>
    </message>
    <message>
        <source>Take back what was noted</source>
        <translation>Zrušit zápis</translation>
    </message>
    <message>
        <source>Nobody came</source>
        <translation>Nikdo nepřišel</translation>
    </message>
    <message>
        <source>Undo the last one</source>
        <translation>Vrátit poslední</translation>
    </message>
    <message>
        <source>History of the booking</source>
        <translation>Historie rezervace</translation>
    </message>
    <message>
        <source>Only those still expected</source>
        <translation>Jen na koho čekáme</translation>
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
        <translation>Zobrazit předchozí</translation>
    </message>
    <message>
        <source>Show more</source>
        <extracomment>read aloud for an arrow</extracomment>
        <translation>Zobrazit další</translation>
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
        <translation>Soubor PDF do složky</translation>
    </message>
    <message>
        <source>%1 (not there)</source>
        <translation>%1 (není k dispozici)</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Tisk</translation>
    </message>
    <message>
        <source>Tickets go to</source>
        <translation>Lístky tisknout na</translation>
    </message>
    <message>
        <source>Paper of tickets</source>
        <translation>Papír pro lístky</translation>
    </message>
    <message>
        <source>Day sheets go to</source>
        <translation>Denní přehledy tisknout na</translation>
    </message>
    <message>
        <source>Folder for PDF files</source>
        <translation>Složka pro soubory PDF</translation>
    </message>
    <message>
        <source>Receipts go where tickets go. Printers are set up in the system.</source>
        <translation>Doklady se tisknou tam, kde lístky. Tiskárny se nastavují v systému.</translation>
    </message>
</context>
<context>
    <name>PaperPage</name>
    <message>
        <source>Print</source>
        <translation>Tisk</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Preview: %1</source>
        <translation>Náhled: %1</translation>
    </message>
    <message>
        <source>There is nothing to print here.</source>
        <translation>Tady není co tisknout.</translation>
    </message>
    <message>
        <source>The booking is cancelled or its time is over: it has no paper any more.</source>
        <translation>Rezervace je zrušená nebo její čas vypršel: už se netiskne.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Okamžik…</translation>
    </message>
    <message>
        <source>Printed before: this will be copy %1.</source>
        <translation>Už se tisklo: tohle bude %1. výtisk.</translation>
    </message>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n strana</numerusform>
            <numerusform>%n strany</numerusform>
            <numerusform>%n stran</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PaperWords</name>
    <message>
        <source>Ticket</source>
        <translation>Lístek</translation>
    </message>
    <message>
        <source>Receipt</source>
        <translation>Doklad</translation>
    </message>
    <message>
        <source>Day sheet</source>
        <translation>Denní přehled</translation>
    </message>
    <message>
        <source>copy %1</source>
        <extracomment>on a print that is not the first one</extracomment>
        <translation>výtisk %1</translation>
    </message>
    <message>
        <source>Not confirmed yet: held until %1</source>
        <translation>Zatím nepotvrzeno: drží se do %1</translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n&#xa0;osoba</numerusform>
            <numerusform>%n&#xa0;osoby</numerusform>
            <numerusform>%n&#xa0;osob</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bookings</source>
        <translation>
            <numerusform>%n rezervace</numerusform>
            <numerusform>%n rezervace</numerusform>
            <numerusform>%n rezervací</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is booked on this day.</source>
        <translation>Na tento den není nic rezervováno.</translation>
    </message>
    <message>
        <source>Handed out</source>
        <translation>Vydáno</translation>
    </message>
    <message>
        <source>With: %1</source>
        <extracomment>%1 is a list, &quot;3 × Climbing shoes&quot;</extracomment>
        <translation>Navíc: %1</translation>
    </message>
    <message>
        <source>Please bring rented pieces back.</source>
        <translation>Půjčené věci prosím vraťte.</translation>
    </message>
    <message>
        <source>Local time, %1</source>
        <extracomment>%1 is a time zone, &quot;Europe/Prague&quot;</extracomment>
        <translation>Místní čas, %1</translation>
    </message>
    <message>
        <source>Printed %1</source>
        <translation>Vytištěno %1</translation>
    </message>
    <message>
        <source>as of %1</source>
        <extracomment>the moment that a list shows</extracomment>
        <translation>stav v %1</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Strana %1 z %2</translation>
    </message>
    <message>
        <source>held, not confirmed</source>
        <translation>drží se, nepotvrzeno</translation>
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
        <translation>Osob</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Jméno</translation>
    </message>
</context>
<context>
    <name>PartyBox</name>
    <message>
        <source>How many people now?</source>
        <translation>Kolik osob teď?</translation>
    </message>
    <message>
        <source>Change the party</source>
        <translation>Změnit počet osob</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Nechat</translation>
    </message>
</context>
<context>
    <name>PartyField</name>
    <message>
        <source>People</source>
        <translation>Počet osob</translation>
    </message>
    <message>
        <source>One person less</source>
        <translation>O&#xa0;osobu méně</translation>
    </message>
    <message>
        <source>One person more</source>
        <translation>O&#xa0;osobu více</translation>
    </message>
</context>
<context>
    <name>PayField</name>
    <message>
        <source>Credits: choose the customer from the list to pay with them.</source>
        <translation>Kredity: chcete-li jimi platit, vyberte zákazníka ze seznamu.</translation>
    </message>
    <message>
        <source>Credits: a walk-in has no wallet.</source>
        <translation>Kredity: zákazník bez jména nemá peněženku.</translation>
    </message>
    <message>
        <source>Credits: looking for the wallet…</source>
        <translation>Kredity: hledá se peněženka…</translation>
    </message>
    <message>
        <source>Credits: this customer has no wallet.</source>
        <translation>Kredity: tento zákazník nemá peněženku.</translation>
    </message>
    <message>
        <source>Pay with credits</source>
        <translation>Platit kredity</translation>
    </message>
</context>
<context>
    <name>PayRow</name>
    <message numerus="yes">
        <source>%L1 available</source>
        <comment>credits of a wallet</comment>
        <translation>
            <numerusform>k&#xa0;dispozici %L1</numerusform>
            <numerusform>k&#xa0;dispozici %L1</numerusform>
            <numerusform>k&#xa0;dispozici %L1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: more than there is.</source>
        <comment>credits</comment>
        <translation>%1: víc, než je k&#xa0;dispozici.</translation>
    </message>
    <message>
        <source>Holds %1.</source>
        <comment>credits</comment>
        <translation>Podrží se %1.</translation>
    </message>
    <message>
        <source>Amount to pay with credits, %1</source>
        <comment>how many are available</comment>
        <translation>Kolik zaplatit kredity, %1</translation>
    </message>
</context>
<context>
    <name>PictureStep</name>
    <message>
        <source>This kiosk is closed</source>
        <translation>Tento kiosek je zavřený</translation>
    </message>
    <message>
        <source>Please go to the desk</source>
        <translation>Přijďte prosím k přepážce</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Ověřujeme</translation>
    </message>
    <message>
        <source>The desk is glad to help you.</source>
        <translation>Na přepážce vám rádi pomohou.</translation>
    </message>
    <message>
        <source>It opens again: %1</source>
        <translation>Znovu se otevře: %1</translation>
    </message>
    <message>
        <source>The kiosk cannot reach its database just now. What you chose and typed is still here: it goes on by itself as soon as it can.</source>
        <translation>Kiosek se teď nemůže spojit s databází. Co jste vybrali a napsali, tu zůstává: jakmile to půjde, sám bude pokračovat.</translation>
    </message>
    <message>
        <source>The kiosk cannot book just now. It comes back by itself.</source>
        <translation>Kiosek teď nemůže rezervovat. Sám se zase vrátí.</translation>
    </message>
    <message>
        <source>The answer did not arrive. The kiosk finds out what became of your wish; nothing is booked twice.</source>
        <translation>Odpověď nedorazila. Kiosek zjišťuje, jak váš požadavek dopadl; nic se nezarezervuje dvakrát.</translation>
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
        <translation>Servisní PIN</translation>
    </message>
    <message>
        <source>Erase</source>
        <extracomment>a key that removes the last digit</extracomment>
        <translation>Smazat</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>opens the service menu</extracomment>
        <translation>Otevřít</translation>
    </message>
    <message>
        <source>Back to visitors</source>
        <translation>Zpět k návštěvníkům</translation>
    </message>
</context>
<context>
    <name>PrintNote</name>
    <message>
        <source>The code stands here: tell it, or write it down.</source>
        <translation>Kód je tady: řekněte ho nebo opište.</translation>
    </message>
    <message numerus="yes">
        <source>%n more wait behind this note.</source>
        <translation>
            <numerusform>Za touto zprávou čeká ještě %n.</numerusform>
            <numerusform>Za touto zprávou čekají ještě %n.</numerusform>
            <numerusform>Za touto zprávou čeká ještě %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Print again</source>
        <translation>Tisknout znovu</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
</context>
<context>
    <name>PrintText</name>
    <message>
        <source>Ticket</source>
        <translation>Lístek</translation>
    </message>
    <message>
        <source>Receipt of extras</source>
        <translation>Doklad o vydání</translation>
    </message>
    <message>
        <source>Day sheet</source>
        <translation>Denní přehled</translation>
    </message>
    <message>
        <source>Not printed. %1</source>
        <translation>Nevytištěno. %1</translation>
    </message>
    <message>
        <source>It is copy %1.</source>
        <translation>Je to %1. výtisk.</translation>
    </message>
    <message>
        <source>%1: printed.</source>
        <extracomment>%1 is &quot;Ticket&quot;, &quot;Day sheet&quot;</extracomment>
        <translation>%1: vytištěno.</translation>
    </message>
    <message>
        <source>%1: saved as %2.</source>
        <extracomment>%1 is &quot;Ticket&quot;, &quot;Day sheet&quot;; %2 is the path of a file</extracomment>
        <translation>%1: uloženo jako %2.</translation>
    </message>
    <message>
        <source>PDF file in %1, %2</source>
        <translation>Soubor PDF ve složce %1, %2</translation>
    </message>
    <message>
        <source>Printer %1, %2</source>
        <translation>Tiskárna %1, %2</translation>
    </message>
    <message>
        <source>roll of 80 mm</source>
        <translation>role 80 mm</translation>
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
        <translation>Nevytištěno: tiskový systém tohoto počítače neodpovídá.</translation>
    </message>
    <message>
        <source>Not printed: there is no printer of this name any more. Choose one in the settings.</source>
        <translation>Nevytištěno: tiskárna tohoto jména už neexistuje. Vyberte jinou v nastavení.</translation>
    </message>
    <message>
        <source>Not printed: the printer refused it.</source>
        <translation>Nevytištěno: tiskárna to odmítla.</translation>
    </message>
    <message>
        <source>Not printed yet: the printer may be off or out of paper. It may still print.</source>
        <translation>Zatím nevytištěno: tiskárna je možná vypnutá nebo bez papíru. Ještě může vytisknout.</translation>
    </message>
    <message>
        <source>Not saved: the folder for PDF files cannot be written. Choose one in the settings.</source>
        <translation>Neuloženo: do složky pro soubory PDF nelze zapisovat. Vyberte jinou v nastavení.</translation>
    </message>
    <message>
        <source>Not saved: the disk is full.</source>
        <translation>Neuloženo: disk je plný.</translation>
    </message>
    <message>
        <source>Not printed: too much is waiting for the printer already.</source>
        <translation>Nevytištěno: na tiskárnu už čeká příliš mnoho úloh.</translation>
    </message>
    <message>
        <source>Not printed: the booking has been cancelled.</source>
        <translation>Nevytištěno: rezervace byla zrušena.</translation>
    </message>
    <message>
        <source>Not printed: the time of the hold is over.</source>
        <translation>Nevytištěno: čas držení vypršel.</translation>
    </message>
    <message>
        <source>Not printed: no pieces were handed out with this booking.</source>
        <translation>Nevytištěno: k této rezervaci se nic nevydalo.</translation>
    </message>
    <message>
        <source>Not printed: there is no such booking.</source>
        <translation>Nevytištěno: taková rezervace neexistuje.</translation>
    </message>
    <message>
        <source>Not printed: the database refused to note the copy. Tell support.</source>
        <translation>Nevytištěno: databáze odmítla výtisk zaznamenat. Řekněte to podpoře.</translation>
    </message>
</context>
<context>
    <name>ReasonBox</name>
    <message>
        <source>Why is it cancelled?</source>
        <translation>Proč se rezervace ruší?</translation>
    </message>
    <message>
        <source>Customer called off</source>
        <translation>Zákazník to odřekl</translation>
    </message>
    <message>
        <source>Did not come</source>
        <translation>Zákazník nepřišel</translation>
    </message>
    <message>
        <source>Booked by mistake</source>
        <translation>Rezervováno omylem</translation>
    </message>
    <message>
        <source>We cannot offer it</source>
        <translation>Důvod na naší straně</translation>
    </message>
    <message>
        <source>Another reason</source>
        <translation>Jiný důvod</translation>
    </message>
    <message>
        <source>Cancel the booking</source>
        <translation>Zrušit rezervaci</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Ponechat</translation>
    </message>
</context>
<context>
    <name>RefusalCard</name>
    <message>
        <source>Looking for slots nearby that fit…</source>
        <translation>Hledají se nejbližší vhodné termíny…</translation>
    </message>
    <message>
        <source>Free nearby:</source>
        <translation>Nejbližší volné:</translation>
    </message>
    <message>
        <source>Change what was typed</source>
        <translation>Upravit zadání</translation>
    </message>
    <message>
        <source>Back to the day</source>
        <translation>Zpět na den</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %2 (%n free)</source>
        <comment>resource, time</comment>
        <translation>
            <numerusform>%1 · %2 (%n&#xa0;volné)</numerusform>
            <numerusform>%1 · %2 (%n&#xa0;volná)</numerusform>
            <numerusform>%1 · %2 (%n&#xa0;volných)</numerusform>
        </translation>
    </message>
    <message>
        <source>Put on the waiting list</source>
        <translation>Zapsat na čekací listinu</translation>
    </message>
</context>
<context>
    <name>ReturnBox</name>
    <message>
        <source>The answer did not arrive. Checking…</source>
        <translation>Odpověď nedorazila. Ověřuje se…</translation>
    </message>
    <message>
        <source>What is back?</source>
        <translation>Co se vrátilo?</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Poznámka</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Převzít</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Teď ne</translation>
    </message>
</context>
<context>
    <name>ReturnRow</name>
    <message numerus="yes">
        <source>%L1 out</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>vydáno %L1</numerusform>
            <numerusform>vydáno %L1</numerusform>
            <numerusform>vydáno %L1</numerusform>
        </translation>
    </message>
    <message>
        <source>back</source>
        <comment>pieces that were returned</comment>
        <translation>vráceno</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>pieces</comment>
        <translation>ztraceno</translation>
    </message>
    <message>
        <source>damaged</source>
        <comment>pieces</comment>
        <translation>poškozeno</translation>
    </message>
    <message>
        <source>used up</source>
        <comment>pieces</comment>
        <translation>spotřeba</translation>
    </message>
</context>
<context>
    <name>ReturnText</name>
    <message numerus="yes">
        <source>%n pieces are back and can be held again.</source>
        <translation>
            <numerusform>%n&#xa0;kus je zpět a&#xa0;lze ho znovu podržet.</numerusform>
            <numerusform>%n&#xa0;kusy jsou zpět a&#xa0;lze je znovu podržet.</numerusform>
            <numerusform>%n&#xa0;kusů je zpět a&#xa0;lze je znovu podržet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces are written off.</source>
        <translation>
            <numerusform>%n&#xa0;kus je odepsán.</numerusform>
            <numerusform>%n&#xa0;kusy jsou odepsány.</numerusform>
            <numerusform>%n&#xa0;kusů je odepsáno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %1 are still out.</source>
        <comment>pieces of an item</comment>
        <translation>
            <numerusform>Vydáno je už jen %1.</numerusform>
            <numerusform>Vydáno je už jen %1.</numerusform>
            <numerusform>Vydáno je už jen %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: none is out any more.</source>
        <comment>an item</comment>
        <translation>%1: nic už není vydáno.</translation>
    </message>
    <message>
        <source>This booking is not confirmed any more. Nothing was returned.</source>
        <translation>Tato rezervace už není potvrzená. Nic se nevrátilo.</translation>
    </message>
    <message>
        <source>This booking has no %1.</source>
        <comment>an item</comment>
        <translation>V&#xa0;této rezervaci není: %1.</translation>
    </message>
    <message>
        <source>The note is too long.</source>
        <translation>Poznámka je příliš dlouhá.</translation>
    </message>
    <message>
        <source>The number of pieces cannot be taken. Nothing was returned.</source>
        <translation>Tento počet nelze přijmout. Nic se nevrátilo.</translation>
    </message>
</context>
<context>
    <name>ReviewStep</name>
    <message>
        <source>Is everything right?</source>
        <translation>Je všechno správně?</translation>
    </message>
    <message>
        <source>Yes, book it</source>
        <translation>Ano, rezervovat</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Co</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Kde</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Kdy</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Kolik</translation>
    </message>
    <message>
        <source>With it</source>
        <translation>K tomu</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Jméno</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Telefon</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Cena</translation>
    </message>
    <message>
        <source>Pay at the desk first</source>
        <translation>Nejdřív zaplatit na přepážce</translation>
    </message>
    <message>
        <source>Pay %1 credits and book</source>
        <extracomment>a button; %1 is a number of credits</extracomment>
        <translation>Zaplatit kredity (%1) a rezervovat</translation>
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
        <translation>%1, nelze použít</translation>
    </message>
    <message>
        <source>%1, chosen</source>
        <extracomment>said for a choice that has been made; %1 is its label</extracomment>
        <translation>%1, vybráno</translation>
    </message>
    <message>
        <source>%1, button</source>
        <extracomment>said for a button; %1 is its label</extracomment>
        <translation>%1, tlačítko</translation>
    </message>
    <message>
        <source>asterisk</source>
        <translation>hvězdička</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <extracomment>said for a field with nothing in it; %1 is its label</extracomment>
        <translation>%1, prázdné</translation>
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
        <translation>Otevřít tento kiosek</translation>
    </message>
    <message>
        <source>Close this kiosk</source>
        <translation>Zavřít tento kiosek</translation>
    </message>
    <message>
        <source>This kiosk is closed for visitors.</source>
        <translation>Tento kiosek je pro návštěvníky zavřený.</translation>
    </message>
    <message>
        <source>Hold a code before the scanner. What it reads is shown here.</source>
        <translation>Přiložte kód ke čtečce. Co přečte, se ukáže zde.</translation>
    </message>
    <message>
        <source>The scanner read: %1</source>
        <translation>Čtečka přečetla: %1</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>Servis</translation>
    </message>
    <message>
        <source>Print the last ticket again</source>
        <translation>Vytisknout poslední lístek znovu</translation>
    </message>
    <message>
        <source>Test the printer</source>
        <translation>Vyzkoušet tiskárnu</translation>
    </message>
    <message>
        <source>Test the scanner</source>
        <translation>Vyzkoušet čtečku</translation>
    </message>
    <message>
        <source>How this kiosk is</source>
        <translation>Stav kiosku</translation>
    </message>
    <message>
        <source>Start the program anew</source>
        <translation>Spustit program znovu</translation>
    </message>
    <message>
        <source>End the program</source>
        <translation>Ukončit program</translation>
    </message>
    <message>
        <source>Back to visitors</source>
        <translation>Zpět k návštěvníkům</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
</context>
<context>
    <name>ServicePresenter</name>
    <message numerus="yes">
        <source>That PIN is wrong. %n more try (tries).</source>
        <translation>
            <numerusform>PIN není správný. Zbývá %n pokus.</numerusform>
            <numerusform>PIN není správný. Zbývají %n pokusy.</numerusform>
            <numerusform>PIN není správný. Zbývá %n pokusů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Too many PINs were wrong. The next one can be tried in %n minute(s).</source>
        <translation>
            <numerusform>Příliš mnoho chybných PINů. Další lze zadat za %n minutu.</numerusform>
            <numerusform>Příliš mnoho chybných PINů. Další lze zadat za %n minuty.</numerusform>
            <numerusform>Příliš mnoho chybných PINů. Další lze zadat za %n minut.</numerusform>
        </translation>
    </message>
    <message>
        <source>No service PIN is set in kiosk.conf: this menu does not open.</source>
        <translation>V kiosk.conf není nastaven servisní PIN: tuto nabídku nelze otevřít.</translation>
    </message>
    <message>
        <source>Printing…</source>
        <translation>Tiskne se…</translation>
    </message>
    <message>
        <source>This kiosk has no printer.</source>
        <translation>Tento kiosek nemá tiskárnu.</translation>
    </message>
    <message>
        <source>Printed.</source>
        <translation>Vytištěno.</translation>
    </message>
    <message>
        <source>Not printed: %1</source>
        <translation>Nevytištěno: %1</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Nastavení</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Vzhled</translation>
    </message>
    <message>
        <source>Desk</source>
        <translation>Recepce</translation>
    </message>
    <message>
        <source>About</source>
        <translation>O&#xa0;programu</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Motiv</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Jazyk</translation>
    </message>
    <message>
        <source>Name of this desk</source>
        <translation>Název této recepce</translation>
    </message>
    <message>
        <source>Read the day again every</source>
        <translation>Načítat den znovu každých</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation>&#xa0;s</translation>
    </message>
    <message>
        <source>Holds carry the name of the desk. A new name counts from the next start.</source>
        <translation>Název recepce se uvádí u&#xa0;každé rezervace. Nový název platí od příštího spuštění.</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Podle systému</translation>
    </message>
    <message>
        <source>Holdfast %1, Qt %2</source>
        <translation>Holdfast&#xa0;%1, Qt&#xa0;%2</translation>
    </message>
    <message>
        <source>Private database: %1</source>
        <translation>Vlastní databáze: %1</translation>
    </message>
    <message>
        <source>Shared server: %1</source>
        <translation>Sdílený server: %1</translation>
    </message>
    <message>
        <source>Folder of this machine: %1</source>
        <translation>Složka v&#xa0;tomto počítači: %1</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Světlý</translation>
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
        <translation>Den</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Nastavení</translation>
    </message>
    <message>
        <source>Pages and calendar</source>
        <translation>Stránky a&#xa0;kalendář</translation>
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
        <translation>Příchody</translation>
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
            <numerusform>%n&#xa0;osob</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SlotActionBar</name>
    <message>
        <source>Confirm booking</source>
        <translation>Potvrdit rezervaci</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Podržet</translation>
    </message>
    <message>
        <source>More time</source>
        <translation>Prodloužit</translation>
    </message>
    <message>
        <source>New hold</source>
        <translation>Nová rezervace</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>Uvolnit</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Proč?</translation>
    </message>
    <message>
        <source>Leave, keep what was typed</source>
        <translation>Odejít, zadání zůstane</translation>
    </message>
    <message>
        <source>Return pieces</source>
        <translation>Vrátit půjčené</translation>
    </message>
    <message>
        <source>Check in</source>
        <translation>Příchod</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Přesunout</translation>
    </message>
    <message>
        <source>Party</source>
        <translation>Počet osob</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Převzít</translation>
    </message>
</context>
<context>
    <name>SlotCellText</name>
    <message>
        <source>Held</source>
        <comment>a slot that somebody else holds</comment>
        <translation>Podrženo</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n place(s) free</source>
        <translation>
            <numerusform>volná místa: %1 z&#xa0;%n</numerusform>
            <numerusform>volná místa: %1 z&#xa0;%n</numerusform>
            <numerusform>volná místa: %1 z&#xa0;%n</numerusform>
        </translation>
    </message>
    <message>
        <source>no slot</source>
        <translation>žádný termín</translation>
    </message>
    <message numerus="yes">
        <source>full, %n place(s)</source>
        <translation>
            <numerusform>plno, %n&#xa0;místo</numerusform>
            <numerusform>plno, %n&#xa0;místa</numerusform>
            <numerusform>plno, %n&#xa0;míst</numerusform>
        </translation>
    </message>
    <message>
        <source>closed: %1</source>
        <translation>zavřeno: %1</translation>
    </message>
    <message numerus="yes">
        <source>over, %n place(s) booked</source>
        <translation>
            <numerusform>skončilo, obsazeno: %n</numerusform>
            <numerusform>skončilo, obsazeno: %n</numerusform>
            <numerusform>skončilo, obsazeno: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free</source>
        <comment>places of a slot</comment>
        <translation>
            <numerusform>%n&#xa0;volné</numerusform>
            <numerusform>%n&#xa0;volná</numerusform>
            <numerusform>%n&#xa0;volných</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>places of a slot</comment>
        <translation>
            <numerusform>Už jen %n</numerusform>
            <numerusform>Už jen %n</numerusform>
            <numerusform>Už jen %n</numerusform>
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
            <numerusform>Obsazeno %n</numerusform>
            <numerusform>Obsazeno %n</numerusform>
            <numerusform>Obsazeno %n</numerusform>
        </translation>
    </message>
    <message>
        <source>from yesterday</source>
        <comment>a slot that began before midnight</comment>
        <translation>od včerejška</translation>
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
        <translation>Žádný termín</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Volno</translation>
    </message>
    <message>
        <source>Few left</source>
        <translation>Poslední místa</translation>
    </message>
    <message>
        <source>Held by others</source>
        <translation>Drží někdo jiný</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Zavřeno</translation>
    </message>
    <message>
        <source>Over</source>
        <comment>a slot that has ended</comment>
        <translation>Skončilo</translation>
    </message>
    <message>
        <source>%1, held by somebody else for %2</source>
        <comment>places free, countdown</comment>
        <translation>%1, drží někdo jiný ještě %2</translation>
    </message>
    <message>
        <source>%1, held by %2 for %3</source>
        <comment>places free, name of a desk, countdown</comment>
        <translation>%1, drží %2 ještě %3</translation>
    </message>
    <message>
        <source>%1, held by you for %2</source>
        <comment>places free, countdown</comment>
        <translation>%1, držíte vy ještě %2</translation>
    </message>
    <message numerus="yes">
        <source>%n open hold(s)</source>
        <comment>on a slot</comment>
        <translation>
            <numerusform>%n dočasná rezervace</numerusform>
            <numerusform>%n dočasné rezervace</numerusform>
            <numerusform>%n dočasných rezervací</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SlotGridModel</name>
    <message>
        <source>%1, %2, no slot</source>
        <comment>resource, time</comment>
        <translation>%1, %2, žádný termín</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n place(s)</source>
        <comment>resource</comment>
        <translation>
            <numerusform>%1, %n&#xa0;místo</numerusform>
            <numerusform>%1, %n&#xa0;místa</numerusform>
            <numerusform>%1, %n&#xa0;míst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n&#xa0;místo</numerusform>
            <numerusform>%n&#xa0;místa</numerusform>
            <numerusform>%n&#xa0;míst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>has room for %n people</source>
        <translation>
            <numerusform>má místo pro %n osobu</numerusform>
            <numerusform>má místo pro %n osoby</numerusform>
            <numerusform>má místo pro %n osob</numerusform>
        </translation>
    </message>
    <message>
        <source>All resources</source>
        <comment>heading of a list of slots</comment>
        <translation>Všechna místa</translation>
    </message>
    <message numerus="yes">
        <source>%n slot(s)</source>
        <translation>
            <numerusform>%n termín</numerusform>
            <numerusform>%n termíny</numerusform>
            <numerusform>%n termínů</numerusform>
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
        <translation>Přehled dne</translation>
    </message>
</context>
<context>
    <name>SlotHeading</name>
    <message>
        <source>The slot cannot be read just now.</source>
        <translation>Termín teď nelze načíst.</translation>
    </message>
    <message>
        <source>No slot here</source>
        <translation>Tady termín není</translation>
    </message>
    <message>
        <source>Move to a slot with the arrow keys.</source>
        <translation>Na termín přejdete šipkami.</translation>
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
        <translation>potvrzeno</translation>
    </message>
    <message>
        <source>held</source>
        <comment>under a number of places</comment>
        <translation>podrženo</translation>
    </message>
    <message>
        <source>available</source>
        <comment>under a number of places</comment>
        <translation>volno</translation>
    </message>
    <message>
        <source>Places of the slot</source>
        <translation>Místa v&#xa0;termínu</translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message>
        <source>The desk cannot open</source>
        <translation>Recepci nelze otevřít</translation>
    </message>
    <message>
        <source>Opening the desk</source>
        <translation>Otevírá se recepce</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Zkusit znovu</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Ukončit</translation>
    </message>
    <message>
        <source>Code for support: %1</source>
        <translation>Kód pro podporu: %1</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>as of %1</source>
        <comment>time of the data</comment>
        <translation>stav v&#xa0;%1</translation>
    </message>
    <message>
        <source>connecting</source>
        <translation>připojuje se</translation>
    </message>
    <message>
        <source>live</source>
        <translation>živě</translation>
    </message>
    <message>
        <source>offline</source>
        <translation>offline</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>odmítnuto</translation>
    </message>
    <message>
        <source>all counters agree with the journal</source>
        <translation>všechny počty souhlasí s&#xa0;deníkem</translation>
    </message>
    <message numerus="yes">
        <source>%n counters disagree with the journal: tell support</source>
        <translation>
            <numerusform>%n&#xa0;počet nesouhlasí s&#xa0;deníkem: dejte vědět podpoře</numerusform>
            <numerusform>%n&#xa0;počty nesouhlasí s&#xa0;deníkem: dejte vědět podpoře</numerusform>
            <numerusform>%n&#xa0;počtů nesouhlasí s&#xa0;deníkem: dejte vědět podpoře</numerusform>
        </translation>
    </message>
    <message>
        <source>private database</source>
        <translation>vlastní databáze</translation>
    </message>
    <message>
        <source>%1 keys · %2 hold · %3 confirm · %4 release or cancel</source>
        <comment>key hints</comment>
        <translation>%1&#xa0;klávesy · %2&#xa0;podržet · %3&#xa0;potvrdit · %4&#xa0;uvolnit nebo zrušit</translation>
    </message>
    <message>
        <source>%1 keys · %2 adjust · %3 stocktake · %4 take back</source>
        <comment>key hints</comment>
        <translation>%1 klávesy · %2 opravit · %3 inventura · %4 převzít zpět</translation>
    </message>
    <message>
        <source>%1 keys · %2 grant · %3 debit · %4 hold</source>
        <comment>key hints</comment>
        <translation>%1 klávesy · %2 připsat · %3 odepsat · %4 podržet</translation>
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
            <numerusform>%n&#xa0;propadlá rezervace čeká na uzavření od %1.</numerusform>
            <numerusform>%n&#xa0;propadlé rezervace čekají na uzavření, nejstarší od %1.</numerusform>
            <numerusform>%n&#xa0;propadlých rezervací čeká na uzavření, nejstarší od %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>No lapsed hold waits to be closed.</source>
        <translation>Žádná propadlá rezervace nečeká na uzavření.</translation>
    </message>
    <message>
        <source>no worker is running: lapsed holds since %1</source>
        <comment>time</comment>
        <translation>služba na pozadí neběží: propadlé rezervace od %1</translation>
    </message>
    <message>
        <source>Their places can be held all the same; tell support.</source>
        <translation>Jejich místa se přesto dají rezervovat; dejte vědět podpoře.</translation>
    </message>
    <message>
        <source>refresh is paused</source>
        <translation>obnovování je pozastavené</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>with the refresh</comment>
        <translation>Pokračovat</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pozastavit</translation>
    </message>
    <message>
        <source>Refresh again</source>
        <translation>Znovu obnovovat</translation>
    </message>
    <message>
        <source>Pause the refresh</source>
        <translation>Pozastavit obnovování</translation>
    </message>
    <message>
        <source>%1 keys · %2 change · %3 history · %4 merge</source>
        <comment>key hints</comment>
        <translation>%1 klávesy · %2 změnit · %3 historie · %4 sloučit</translation>
    </message>
    <message>
        <source>%1 keys · %2 all here · 1…9 so many · %3 not come</source>
        <comment>key hints</comment>
        <translation>%1 klávesy · %2 všichni přišli · 1…9 tolik · %3 nepřišli</translation>
    </message>
</context>
<context>
    <name>StepFooter</name>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Start over</source>
        <extracomment>a button: ends what has been chosen and goes to the first screen</extracomment>
        <translation>Začít znovu</translation>
    </message>
    <message>
        <source>I need help</source>
        <extracomment>a button: calls somebody of the staff</extracomment>
        <translation>Potřebuji pomoc</translation>
    </message>
</context>
<context>
    <name>StepText</name>
    <message>
        <source>Looking for the database…</source>
        <translation>Hledá se databáze…</translation>
    </message>
    <message>
        <source>Creating the private database. This happens once and takes some seconds…</source>
        <translation>Zakládá se vlastní databáze. Děje se to jen jednou a&#xa0;trvá to několik sekund…</translation>
    </message>
    <message>
        <source>Starting the private database…</source>
        <translation>Spouští se vlastní databáze…</translation>
    </message>
    <message>
        <source>The database was not closed properly and puts itself in order…</source>
        <translation>Databáze nebyla řádně ukončená a&#xa0;dává se do pořádku…</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Připojuje se…</translation>
    </message>
    <message>
        <source>Bringing the database up to this version…</source>
        <translation>Databáze se aktualizuje na tuto verzi…</translation>
    </message>
    <message>
        <source>Loading a demo day to try things on…</source>
        <translation>Načítá se ukázkový den na vyzkoušení…</translation>
    </message>
    <message>
        <source>The database server does not answer. Check that it runs and that the settings name the right one.</source>
        <translation>Databázový server neodpovídá. Ověřte, že běží a&#xa0;že je v&#xa0;nastavení ten správný.</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>One fewer: %1</source>
        <extracomment>read aloud for the button that makes a number smaller; %1 is what is counted</extracomment>
        <translation>O jedna méně: %1</translation>
    </message>
    <message>
        <source>One more: %1</source>
        <extracomment>read aloud for the button that makes a number larger; %1 is what is counted</extracomment>
        <translation>O jedna více: %1</translation>
    </message>
</context>
<context>
    <name>StockForm</name>
    <message>
        <source>Adjust what is on hand</source>
        <translation>Opravit stav</translation>
    </message>
    <message>
        <source>Change, with + or −</source>
        <translation>Změna, s + nebo −</translation>
    </message>
    <message>
        <source>Stocktake</source>
        <translation>Inventura</translation>
    </message>
    <message>
        <source>Counted in the house, reserved pieces too</source>
        <translation>Spočítáno na skladě, i s rezervovanými kusy</translation>
    </message>
    <message>
        <source>Pieces of a booking</source>
        <translation>Kusy z rezervace</translation>
    </message>
    <message>
        <source>Booking</source>
        <translation>Rezervace</translation>
    </message>
    <message>
        <source>Came back</source>
        <translation>Vráceno</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Ztraceno</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Poškozeno</translation>
    </message>
    <message>
        <source>Used up</source>
        <translation>Spotřebováno</translation>
    </message>
    <message>
        <source>Note (may stay empty)</source>
        <translation>Poznámka (nemusí se vyplnit)</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Důvod</translation>
    </message>
    <message>
        <source>Move to another warehouse</source>
        <translation>Přesunout do jiného skladu</translation>
    </message>
    <message>
        <source>Pieces</source>
        <comment>label of a field: how many</comment>
        <translation>Kusů</translation>
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
        <translation>%1 volných</translation>
    </message>
    <message>
        <source>None free</source>
        <comment>no piece of a stock item can be held</comment>
        <translation>Žádný volný</translation>
    </message>
    <message>
        <source>sold</source>
        <comment>instead of pieces that are out</comment>
        <translation>prodej</translation>
    </message>
    <message>
        <source>%1 short</source>
        <comment>pieces of a stock item</comment>
        <translation>chybí %1</translation>
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
        <translation>Na skladě</translation>
    </message>
    <message>
        <source>Reserved</source>
        <comment>column: pieces held</comment>
        <translation>Rezerv.</translation>
    </message>
    <message>
        <source>Available</source>
        <comment>column: pieces that can be held</comment>
        <translation>K použití</translation>
    </message>
    <message>
        <source>Out</source>
        <comment>column: pieces handed out</comment>
        <translation>Venku</translation>
    </message>
    <message>
        <source>Short</source>
        <comment>column: pieces that are missing</comment>
        <translation>Chybí</translation>
    </message>
    <message>
        <source>%1, %2: %3 on hand, %4 reserved, %5 available, %6 out</source>
        <comment>item, warehouse, pieces</comment>
        <translation>%1, %2: na skladě %3, rezervováno %4, k použití %5, venku %6</translation>
    </message>
</context>
<context>
    <name>StockPage</name>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n položka</numerusform>
            <numerusform>%n položky</numerusform>
            <numerusform>%n položek</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing fits “%1”</source>
        <translation>„%1“ neodpovídá nic</translation>
    </message>
    <message>
        <source>Esc shows all items again.</source>
        <translation>Esc zobrazí zase všechno.</translation>
    </message>
    <message>
        <source>There is no stock yet</source>
        <translation>Sklad je zatím prázdný</translation>
    </message>
    <message>
        <source>A manager adds items: they can be held together with places.</source>
        <translation>Položky přidává vedoucí: dají se podržet spolu s místy.</translation>
    </message>
    <message>
        <source>The stock cannot be shown</source>
        <translation>Sklad nejde zobrazit</translation>
    </message>
    <message>
        <source>Code for support: %1</source>
        <translation>Kód pro podporu: %1</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>Zkusit hned</translation>
    </message>
    <message>
        <source>Item, number or warehouse</source>
        <translation>Položka, číslo nebo sklad</translation>
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
        <translation>Nic není vybrané</translation>
    </message>
    <message>
        <source>Choose one with the arrow keys.</source>
        <translation>Vyberte položku šipkami.</translation>
    </message>
    <message>
        <source>for rent</source>
        <comment>a stock item</comment>
        <translation>k půjčení</translation>
    </message>
    <message>
        <source>for sale</source>
        <comment>a stock item</comment>
        <translation>na prodej</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>bookings</comment>
        <translation>
            <numerusform>a&#xa0;%n&#xa0;další</numerusform>
            <numerusform>a&#xa0;%n&#xa0;další</numerusform>
            <numerusform>a&#xa0;%n&#xa0;dalších</numerusform>
        </translation>
    </message>
    <message>
        <source>The database does not answer: nothing can be changed now.</source>
        <translation>Databáze neodpovídá: teď nejde nic změnit.</translation>
    </message>
    <message>
        <source>The last answer is still being looked for.</source>
        <translation>Poslední odpověď se ještě zjišťuje.</translation>
    </message>
    <message>
        <source>Adjust</source>
        <translation>Opravit</translation>
    </message>
    <message>
        <source>Write the count down</source>
        <translation>Zapsat inventuru</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Převzít zpět</translation>
    </message>
    <message>
        <source>Leave, keep what was typed</source>
        <translation>Odejít, zadání zůstane</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Inventura</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Vrácení</translation>
    </message>
    <message>
        <source>No pieces are out.</source>
        <translation>Žádné kusy nejsou venku.</translation>
    </message>
    <message>
        <source>on hand</source>
        <comment>under a number of pieces</comment>
        <translation>na skladě</translation>
    </message>
    <message>
        <source>reserved</source>
        <comment>under a number of pieces</comment>
        <translation>rezerv.</translation>
    </message>
    <message>
        <source>available</source>
        <comment>under a number of pieces</comment>
        <translation>k použití</translation>
    </message>
    <message>
        <source>out</source>
        <comment>under a number of pieces</comment>
        <translation>venku</translation>
    </message>
    <message>
        <source>Numbers of the item</source>
        <translation>Čísla položky</translation>
    </message>
    <message>
        <source>Fewer pieces than promised</source>
        <translation>Kusů je méně, než bylo slíbeno</translation>
    </message>
    <message>
        <source>Out with bookings</source>
        <translation>Venku s rezervacemi</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Deník</translation>
    </message>
    <message>
        <source>Show older entries</source>
        <translation>Zobrazit starší záznamy</translation>
    </message>
    <message>
        <source>Move</source>
        <comment>pieces to a warehouse</comment>
        <translation>Přesunout</translation>
    </message>
    <message>
        <source>There is no other warehouse.</source>
        <translation>Jiný sklad není.</translation>
    </message>
</context>
<context>
    <name>StockText</name>
    <message>
        <source>Taken into stock</source>
        <translation>Zavedeno na sklad</translation>
    </message>
    <message numerus="yes">
        <source>%n reserved</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>Rezervován %n kus</numerusform>
            <numerusform>Rezervovány %n kusy</numerusform>
            <numerusform>Rezervováno %n kusů</numerusform>
        </translation>
    </message>
    <message>
        <source>Hold extended</source>
        <translation>Podržení prodlouženo</translation>
    </message>
    <message numerus="yes">
        <source>%n handed out</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>Vydán %n kus</numerusform>
            <numerusform>Vydány %n kusy</numerusform>
            <numerusform>Vydáno %n kusů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n released</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>Uvolněn %n kus</numerusform>
            <numerusform>Uvolněny %n kusy</numerusform>
            <numerusform>Uvolněno %n kusů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free again, the hold ended</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>%n kus zase volný, podržení skončilo</numerusform>
            <numerusform>%n kusy zase volné, podržení skončilo</numerusform>
            <numerusform>%n kusů zase volných, podržení skončilo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n came back</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>Vrácen %n kus</numerusform>
            <numerusform>Vráceny %n kusy</numerusform>
            <numerusform>Vráceno %n kusů</numerusform>
        </translation>
    </message>
    <message>
        <source>Adjusted</source>
        <translation>Opraveno</translation>
    </message>
    <message>
        <source>Counted: %1</source>
        <comment>pieces</comment>
        <translation>Spočítáno: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>Ztracen %n kus</numerusform>
            <numerusform>Ztraceny %n kusy</numerusform>
            <numerusform>Ztraceno %n kusů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damaged</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>Poškozen %n kus</numerusform>
            <numerusform>Poškozeny %n kusy</numerusform>
            <numerusform>Poškozeno %n kusů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n used up</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>Spotřebován %n kus</numerusform>
            <numerusform>Spotřebovány %n kusy</numerusform>
            <numerusform>Spotřebováno %n kusů</numerusform>
        </translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Změněno</translation>
    </message>
    <message>
        <source>%1 on hand</source>
        <comment>after a change</comment>
        <translation>na skladě %1</translation>
    </message>
    <message>
        <source>Walk-in</source>
        <translation>Bez jména</translation>
    </message>
    <message>
        <source>%1 out</source>
        <comment>pieces of a booking</comment>
        <translation>venku %1</translation>
    </message>
    <message>
        <source>of %1</source>
        <comment>pieces that were handed out</comment>
        <translation>z %1</translation>
    </message>
    <message>
        <source>%1, %2: %3 of %4 missing</source>
        <comment>customer, time, pieces</comment>
        <translation>%1, %2: chybí %3 z %4</translation>
    </message>
    <message>
        <source>Adds %1: %2 on hand after it.</source>
        <translation>Přidá %1: na skladě bude %2.</translation>
    </message>
    <message>
        <source>Takes off %1: %2 on hand after it.</source>
        <translation>Ubere %1: na skladě zůstane %2.</translation>
    </message>
    <message>
        <source>Counts %1: as many as are on hand.</source>
        <translation>Spočítáno %1: tolik, kolik je na skladě.</translation>
    </message>
    <message>
        <source>Counts %1: %2 more than are on hand.</source>
        <translation>Spočítáno %1: o %2 víc, než je na skladě.</translation>
    </message>
    <message>
        <source>Counts %1: %2 fewer than are on hand.</source>
        <translation>Spočítáno %1: o %2 méně, než je na skladě.</translation>
    </message>
    <message numerus="yes">
        <source>%n reserved pieces will be missing.</source>
        <translation>
            <numerusform>Bude chybět %n rezervovaný kus.</numerusform>
            <numerusform>Budou chybět %n rezervované kusy.</numerusform>
            <numerusform>Bude chybět %n rezervovaných kusů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n come back</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>vrátí se %n kus</numerusform>
            <numerusform>vrátí se %n kusy</numerusform>
            <numerusform>vrátí se %n kusů</numerusform>
        </translation>
    </message>
    <message>
        <source>Say how many pieces come back or are gone.</source>
        <translation>Napište, kolik kusů se vrací nebo chybí.</translation>
    </message>
    <message>
        <source>A reason is needed: the journal keeps it.</source>
        <translation>Je potřeba důvod: zůstane v deníku.</translation>
    </message>
    <message>
        <source>Choose the booking whose pieces come back.</source>
        <translation>Vyberte rezervaci, ze které se kusy vracejí.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n pieces are on hand.</source>
        <translation>
            <numerusform>Na skladě je jen %n kus.</numerusform>
            <numerusform>Na skladě jsou jen %n kusy.</numerusform>
            <numerusform>Na skladě je jen %n kusů.</numerusform>
        </translation>
    </message>
    <message>
        <source>This booking has fewer pieces out.</source>
        <translation>Z této rezervace je venku méně kusů.</translation>
    </message>
    <message>
        <source>Type how many pieces.</source>
        <translation>Napište počet kusů.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>item, sentence</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This request was used before for something else. Nothing was changed; do it again.</source>
        <translation>Tento požadavek už byl použit k něčemu jinému. Nic se nezměnilo; zkuste to znovu.</translation>
    </message>
    <message>
        <source>This is no booking any more: its pieces are not out.</source>
        <translation>Tato rezervace už neplatí: její kusy nejsou venku.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n pieces of this booking are still out.</source>
        <translation>
            <numerusform>Z této rezervace je venku už jen %n kus.</numerusform>
            <numerusform>Z této rezervace jsou venku už jen %n kusy.</numerusform>
            <numerusform>Z této rezervace je venku už jen %n kusů.</numerusform>
        </translation>
    </message>
    <message>
        <source>This item is not there any more.</source>
        <translation>Tato položka už neexistuje.</translation>
    </message>
    <message>
        <source>The reason is missing or too long.</source>
        <translation>Důvod chybí nebo je příliš dlouhý.</translation>
    </message>
    <message numerus="yes">
        <source>%n promised pieces are missing.</source>
        <translation>
            <numerusform>Chybí %n slíbený kus.</numerusform>
            <numerusform>Chybějí %n slíbené kusy.</numerusform>
            <numerusform>Chybí %n slíbených kusů.</numerusform>
        </translation>
    </message>
    <message>
        <source>Adjusted: %1 on hand now.</source>
        <translation>Opraveno: na skladě je teď %1.</translation>
    </message>
    <message>
        <source>Counted: %1 on hand now.</source>
        <translation>Spočítáno: na skladě je teď %1.</translation>
    </message>
    <message>
        <source>Taken back: %1 on hand, %2 still out.</source>
        <translation>Převzato: na skladě %1, venku ještě %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n moved to %1</source>
        <comment>pieces, warehouse</comment>
        <translation>
            <numerusform>%n&#xa0;kus přesunut do skladu %1</numerusform>
            <numerusform>%n&#xa0;kusy přesunuty do skladu %1</numerusform>
            <numerusform>%n&#xa0;kusů přesunuto do skladu %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n came from %1</source>
        <comment>pieces, warehouse</comment>
        <translation>
            <numerusform>%n&#xa0;kus přišel ze skladu %1</numerusform>
            <numerusform>%n&#xa0;kusy přišly ze skladu %1</numerusform>
            <numerusform>%n&#xa0;kusů přišlo ze skladu %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Renamed, before: %1</source>
        <comment>name</comment>
        <translation>Přejmenováno, dříve: %1</translation>
    </message>
    <message>
        <source>Moves %1 to %2: %3 available here after it.</source>
        <comment>pieces, warehouse, pieces</comment>
        <translation>Přesune %1 do skladu %2: tady pak bude k&#xa0;dispozici %3.</translation>
    </message>
    <message>
        <source>Choose where the pieces go.</source>
        <translation>Vyberte, kam se kusy přesunou.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n pieces are available.</source>
        <translation>
            <numerusform>K&#xa0;dispozici je jen %n&#xa0;kus.</numerusform>
            <numerusform>K&#xa0;dispozici jsou jen %n&#xa0;kusy.</numerusform>
            <numerusform>K&#xa0;dispozici je jen %n&#xa0;kusů.</numerusform>
        </translation>
    </message>
    <message>
        <source>This warehouse is not there any more.</source>
        <translation>Tento sklad už neexistuje.</translation>
    </message>
    <message>
        <source>The pieces are in this warehouse already.</source>
        <translation>Kusy už v&#xa0;tomto skladu jsou.</translation>
    </message>
    <message>
        <source>Moved: %1 still on hand in %2.</source>
        <comment>pieces, warehouse</comment>
        <translation>Přesunuto: ve skladu %2 zbývá %1.</translation>
    </message>
</context>
<context>
    <name>SuggestionList</name>
    <message numerus="yes">
        <source>%n customers fit</source>
        <translation>
            <numerusform>odpovídá %n&#xa0;zákazník</numerusform>
            <numerusform>odpovídají %n&#xa0;zákazníci</numerusform>
            <numerusform>odpovídá %n&#xa0;zákazníků</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Day: %1. Go to another date</source>
        <translation>Den: %1. Přejít na jiné datum</translation>
    </message>
    <message>
        <source>Site: %1</source>
        <translation>Provozovna: %1</translation>
    </message>
    <message>
        <source>Desk: %1. Open the settings</source>
        <translation>Recepce: %1. Otevřít nastavení</translation>
    </message>
    <message>
        <source>Previous day</source>
        <translation>Předchozí den</translation>
    </message>
    <message>
        <source>Previous day (%1)</source>
        <translation>Předchozí den (%1)</translation>
    </message>
    <message>
        <source>Next day</source>
        <translation>Následující den</translation>
    </message>
    <message>
        <source>Next day (%1)</source>
        <translation>Následující den (%1)</translation>
    </message>
    <message>
        <source>Go to date (%1)</source>
        <translation>Přejít na datum (%1)</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Dnes</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Nabídka</translation>
    </message>
    <message>
        <source>All commands and their keys</source>
        <translation>Všechny příkazy a&#xa0;jejich klávesy</translation>
    </message>
    <message>
        <source>Free for %1</source>
        <extracomment>a number of people</extracomment>
        <translation>Volno pro %1</translation>
    </message>
    <message numerus="yes">
        <source>Only what is free for %n people. Show all slots again</source>
        <translation>
            <numerusform>Jen volné pro %n osobu. Zobrazit zase všechny termíny</numerusform>
            <numerusform>Jen volné pro %n osoby. Zobrazit zase všechny termíny</numerusform>
            <numerusform>Jen volné pro %n osob. Zobrazit zase všechny termíny</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WaitBox</name>
    <message>
        <source>until it begins, %1</source>
        <comment>time</comment>
        <translation>do začátku, %1</translation>
    </message>
    <message>
        <source>until it is over</source>
        <translation>do konce</translation>
    </message>
    <message numerus="yes">
        <source>until %n hour(s) before</source>
        <translation>
            <numerusform>nejpozději %n hodinu předem</numerusform>
            <numerusform>nejpozději %n hodiny předem</numerusform>
            <numerusform>nejpozději %n hodin předem</numerusform>
        </translation>
    </message>
    <message>
        <source>Put on the waiting list</source>
        <translation>Zápis na čekací listinu</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Osob</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Jméno</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Telefon</translation>
    </message>
    <message>
        <source>Waits</source>
        <translation>Čeká</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Poznámka</translation>
    </message>
    <message>
        <source>Name of who waits</source>
        <translation>Jméno čekajícího</translation>
    </message>
    <message>
        <source>Phone of who waits</source>
        <translation>Telefon čekajícího</translation>
    </message>
    <message>
        <source>Until when the party waits</source>
        <translation>Do kdy čekají</translation>
    </message>
    <message>
        <source>Note on who waits</source>
        <translation>Poznámka k čekajícímu</translation>
    </message>
    <message>
        <source>Let them wait</source>
        <translation>Zapsat</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
</context>
<context>
    <name>WaitingCard</name>
    <message>
        <source>Choose</source>
        <translation>Vybrat</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Vyškrtnout</translation>
    </message>
    <message>
        <source>Choose the hold that is offered: %1</source>
        <translation>Vybrat nabídnutou rezervaci: %1</translation>
    </message>
    <message>
        <source>Take off the waiting list: %1</source>
        <translation>Vyškrtnout z čekací listiny: %1</translation>
    </message>
</context>
<context>
    <name>WaitingSection</name>
    <message numerus="yes">
        <source>Waiting list: %n</source>
        <comment>parties</comment>
        <translation>
            <numerusform>Čekací listina: %n</numerusform>
            <numerusform>Čekací listina: %n</numerusform>
            <numerusform>Čekací listina: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WaitingText</name>
    <message>
        <source>%1 does not wait any more.</source>
        <translation>%1 už nečeká.</translation>
    </message>
    <message>
        <source>A phone is needed: whoever gets an offer must be reached.</source>
        <translation>Je třeba telefon: komu se místa nabídnou, toho je nutné zastihnout.</translation>
    </message>
    <message>
        <source>The note is too long.</source>
        <translation>Poznámka je příliš dlouhá.</translation>
    </message>
    <message>
        <source>This party cannot be put on the list as it is typed.</source>
        <translation>Takto skupinu na listinu zapsat nelze, zkontrolujte údaje.</translation>
    </message>
    <message>
        <source>%1 was on the list and has an offer by now.</source>
        <translation>%1 už má nabídku míst.</translation>
    </message>
    <message>
        <source>%1 waits and is next.</source>
        <translation>%1 čeká, na prvním místě.</translation>
    </message>
    <message>
        <source>%1 waits as number %2.</source>
        <comment>name, place in the line</comment>
        <translation>%1 čeká, na %2. místě.</translation>
    </message>
    <message>
        <source>%1 waits for this slot already.</source>
        <translation>%1 na tento termín už čeká.</translation>
    </message>
    <message numerus="yes">
        <source>There is room for this party: %n places are free. Hold them.</source>
        <translation>
            <numerusform>Místo je: volné je %n. Rezervujte ho.</numerusform>
            <numerusform>Místa jsou: volná jsou %n. Rezervujte je.</numerusform>
            <numerusform>Místa jsou: volných je %n. Rezervujte je.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The slot has %n places in all: this party can never have them.</source>
        <translation>
            <numerusform>Termín má celkem %n místo: tak velké skupině nikdy nestačí.</numerusform>
            <numerusform>Termín má celkem %n místa: tak velké skupině nikdy nestačí.</numerusform>
            <numerusform>Termín má celkem %n míst: tak velké skupině nikdy nestačí.</numerusform>
        </translation>
    </message>
    <message>
        <source>That time is over already.</source>
        <translation>Ten čas už uplynul.</translation>
    </message>
    <message>
        <source>Places are held for %1 by now. Release that hold instead.</source>
        <translation>Pro %1 už jsou místa držena. Uvolněte raději tu rezervaci.</translation>
    </message>
    <message>
        <source>There is no such slot any more.</source>
        <translation>Takový termín už není.</translation>
    </message>
    <message>
        <source>There is no such customer any more.</source>
        <translation>Takový zákazník už není.</translation>
    </message>
    <message>
        <source>It is not on the list.</source>
        <translation>Na listině to není.</translation>
    </message>
    <message>
        <source>Offered to %1, %2</source>
        <comment>name, size of the party</comment>
        <translation>Nabídnuto: %1, %2</translation>
    </message>
    <message>
        <source>%1. %2, %3</source>
        <comment>place in the line, name, size of the party</comment>
        <translation>%1. %2, %3</translation>
    </message>
    <message>
        <source>held until %1</source>
        <comment>time</comment>
        <translation>drženo do %1</translation>
    </message>
    <message>
        <source>waits until %1</source>
        <comment>time</comment>
        <translation>čeká do %1</translation>
    </message>
    <message numerus="yes">
        <source>passed over, only %n were free</source>
        <translation>
            <numerusform>přeskočeno, volné bylo jen %n</numerusform>
            <numerusform>přeskočeno, volná byla jen %n</numerusform>
            <numerusform>přeskočeno, volných bylo jen %n</numerusform>
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
        <translation>dluh %1</translation>
    </message>
    <message>
        <source>no wallet yet</source>
        <translation>zatím bez peněženky</translation>
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
        <translation>Zůstatek</translation>
    </message>
    <message>
        <source>Held</source>
        <comment>column: credits that are held</comment>
        <translation>Podrženo</translation>
    </message>
    <message>
        <source>Available</source>
        <comment>column: credits that can be used</comment>
        <translation>K použití</translation>
    </message>
    <message>
        <source>Minimum</source>
        <comment>column: credits that must stay in the wallet</comment>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>Debt</source>
        <comment>column: credits that are owed</comment>
        <translation>Dluh</translation>
    </message>
    <message>
        <source>Next expiry</source>
        <translation>Nejbližší propadnutí</translation>
    </message>
    <message>
        <source>%1, no wallet yet</source>
        <comment>customer</comment>
        <translation>%1, zatím bez peněženky</translation>
    </message>
    <message>
        <source>%1, %2: balance %3, held %4, available %5</source>
        <comment>customer, kind, credits</comment>
        <translation>%1, %2: zůstatek %3, podrženo %4, k použití %5</translation>
    </message>
</context>
<context>
    <name>WalletWords</name>
    <message>
        <source>Granted, reversed</source>
        <translation>Připsáno, stornováno</translation>
    </message>
    <message>
        <source>Granted</source>
        <translation>Připsáno</translation>
    </message>
    <message>
        <source>Debited, reversed</source>
        <translation>Odepsáno, stornováno</translation>
    </message>
    <message>
        <source>Debited</source>
        <translation>Odepsáno</translation>
    </message>
    <message>
        <source>Paid from a hold, reversed</source>
        <translation>Strženo z podržených, stornováno</translation>
    </message>
    <message>
        <source>Paid from a hold</source>
        <translation>Strženo z podržených</translation>
    </message>
    <message>
        <source>Reversal of a grant</source>
        <translation>Storno připsání</translation>
    </message>
    <message>
        <source>Given back</source>
        <translation>Vráceno</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>Propadlo</translation>
    </message>
    <message>
        <source>%1 left, good to %2</source>
        <comment>credits of a grant, day</comment>
        <translation>zbývá %1, platí do %2</translation>
    </message>
    <message>
        <source>balance %1</source>
        <comment>after an entry</comment>
        <translation>zůstatek %1</translation>
    </message>
    <message>
        <source>with places or pieces</source>
        <translation>s místy nebo kusy</translation>
    </message>
    <message>
        <source>An older grant</source>
        <translation>Starší připsání</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Použito</translation>
    </message>
    <message>
        <source>%1 given back</source>
        <comment>credits</comment>
        <translation>vráceno %1</translation>
    </message>
    <message>
        <source>Grants %1 to %2, good to the end of %3.</source>
        <comment>credits, customer, day</comment>
        <translation>%2 dostane %1, platí do konce dne: %3.</translation>
    </message>
    <message>
        <source>Grants %1 to %2.</source>
        <comment>credits, customer</comment>
        <translation>%2 dostane %1.</translation>
    </message>
    <message>
        <source>Takes %1 from %2: %3 available after it.</source>
        <comment>credits, customer, number</comment>
        <translation>%2: odepíše se %1, k použití zůstane %3.</translation>
    </message>
    <message>
        <source>Takes %1; what is left of the hold is released.</source>
        <comment>credits</comment>
        <translation>Strhne se %1, zbytek podržených se uvolní.</translation>
    </message>
    <message>
        <source>Holds %1 of %2.</source>
        <comment>credits, customer</comment>
        <translation>%2: podrží se %1.</translation>
    </message>
    <message numerus="yes">
        <source>Holds %1 of %2 for %n minutes.</source>
        <comment>credits, customer</comment>
        <translation>
            <numerusform>%2: podrží se %1 na %n minutu.</numerusform>
            <numerusform>%2: podrží se %1 na %n minuty.</numerusform>
            <numerusform>%2: podrží se %1 na %n minut.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 may spend without limit.</source>
        <comment>customer</comment>
        <translation>%1 může čerpat bez omezení.</translation>
    </message>
    <message>
        <source>%1 may owe up to %2.</source>
        <comment>customer, credits</comment>
        <translation>%1 může dlužit až %2.</translation>
    </message>
    <message>
        <source>%1 always stay in the wallet.</source>
        <comment>credits</comment>
        <translation>V peněžence vždy zůstane %1.</translation>
    </message>
    <message>
        <source>A reason is needed: the entry keeps it.</source>
        <translation>Je potřeba důvod: zůstane u záznamu.</translation>
    </message>
    <message>
        <source>“%1” is not a day from today on. Type it like 31.12.2027 or 2027-12-31.</source>
        <translation>„%1“ není dnešní ani pozdější den. Napište jej třeba 31.12.2027 nebo 2027-12-31.</translation>
    </message>
    <message>
        <source>The hold has less than that.</source>
        <translation>Tolik podrženo není.</translation>
    </message>
    <message>
        <source>Type how many credits.</source>
        <translation>Napište počet kreditů.</translation>
    </message>
    <message>
        <source>It had not arrived. Nothing is held; do it again.</source>
        <translation>Požadavek nedorazil. Nic není podrženo; zkuste to znovu.</translation>
    </message>
    <message>
        <source>%1 are owed now.</source>
        <comment>credits</comment>
        <translation>Dluh je teď %1.</translation>
    </message>
    <message>
        <source>This entry has been reversed before.</source>
        <translation>Tento záznam už je stornovaný.</translation>
    </message>
    <message>
        <source>This entry cannot be reversed.</source>
        <translation>Tento záznam nelze stornovat.</translation>
    </message>
    <message>
        <source>This hold belongs to another customer.</source>
        <translation>Toto je podrženo pro jiného zákazníka.</translation>
    </message>
    <message>
        <source>Places or pieces are held with it: confirm it on the page of the day.</source>
        <translation>Drží se s nimi i místa nebo kusy: potvrďte je na stránce dne.</translation>
    </message>
    <message>
        <source>This request was used before for something else. Nothing was changed; do it again.</source>
        <translation>Tento požadavek už byl použit k něčemu jinému. Nic se nezměnilo; zkuste to znovu.</translation>
    </message>
    <message>
        <source>The amount is too large for this wallet.</source>
        <translation>Pro tuto peněženku je to příliš.</translation>
    </message>
    <message>
        <source>The database refused a value. Nothing was changed; correct what you typed.</source>
        <translation>Databáze odmítla některý údaj. Nic se nezměnilo; opravte zadání.</translation>
    </message>
    <message>
        <source>Granted %1 to %2: %3 available now.</source>
        <comment>credits, customer, number</comment>
        <translation>%2: připsáno %1, k použití %3.</translation>
    </message>
    <message>
        <source>Took %1 from %2: %3 available now.</source>
        <comment>credits, customer, number</comment>
        <translation>%2: odepsáno %1, k použití %3.</translation>
    </message>
    <message>
        <source>Took %1 from the hold: %2 available now.</source>
        <comment>credits, number</comment>
        <translation>Z podržených strženo %1, k použití %2.</translation>
    </message>
    <message>
        <source>Released %1: %2 available now.</source>
        <comment>credits, number</comment>
        <translation>Uvolněno %1, k použití %2.</translation>
    </message>
    <message>
        <source>Reversed %1: %2 available now.</source>
        <comment>credits, number</comment>
        <translation>Stornováno %1, k použití %2.</translation>
    </message>
    <message>
        <source>The limits are set: %1 available now.</source>
        <comment>number</comment>
        <translation>Limity jsou nastavené, k použití %1.</translation>
    </message>
    <message>
        <source>Held. It ends by itself when its time is over.</source>
        <translation>Podrženo. Až vyprší čas, uvolní se samo.</translation>
    </message>
    <message>
        <source>It had been placed, and is not held any more.</source>
        <translation>Bylo podrženo, teď už není.</translation>
    </message>
    <message>
        <source>This place does not hold credits.</source>
        <translation>Tady se kredity nedrží.</translation>
    </message>
    <message>
        <source>This hold has been paid before. Nothing was taken now.</source>
        <translation>Už bylo strženo dříve. Teď se nic nestrhlo.</translation>
    </message>
    <message>
        <source>This hold has been released before. Nothing was taken.</source>
        <translation>Už bylo uvolněno dříve. Nic se nestrhlo.</translation>
    </message>
    <message>
        <source>The time of this hold is over. Nothing was taken.</source>
        <translation>Čas podržení vypršel. Nic se nestrhlo.</translation>
    </message>
    <message>
        <source>This customer is not there any more.</source>
        <translation>Tento zákazník už neexistuje.</translation>
    </message>
    <message>
        <source>This hold is not there any more.</source>
        <translation>Toto podržení už neexistuje.</translation>
    </message>
    <message>
        <source>“%1” is not a kind of credits here.</source>
        <translation>Druh kreditů „%1“ tu není.</translation>
    </message>
    <message>
        <source>%1: type how many.</source>
        <comment>kind of credits</comment>
        <translation>%1: zadejte kolik.</translation>
    </message>
</context>
<context>
    <name>WelcomeStep</name>
    <message>
        <source>Welcome</source>
        <translation>Vítejte</translation>
    </message>
    <message>
        <source>Book a time here, in a minute or two.</source>
        <translation>Tady si za minutu či dvě rezervujete čas.</translation>
    </message>
    <message>
        <source>Book a time</source>
        <translation>Rezervovat čas</translation>
    </message>
    <message numerus="yes">
        <source>This kiosk waits %n second(s) for you, then it asks whether you are still there. After that it forgets everything you typed.</source>
        <translation>
            <numerusform>Kiosek na vás čeká %n sekundu, pak se zeptá, zda tu ještě jste. Potom zapomene vše, co jste napsali.</numerusform>
            <numerusform>Kiosek na vás čeká %n sekundy, pak se zeptá, zda tu ještě jste. Potom zapomene vše, co jste napsali.</numerusform>
            <numerusform>Kiosek na vás čeká %n sekund, pak se zeptá, zda tu ještě jste. Potom zapomene vše, co jste napsali.</numerusform>
        </translation>
    </message>
    <message>
        <source>I have a booking: check in or cancel</source>
        <translation>Mám rezervaci: přihlásit příchod nebo zrušit</translation>
    </message>
    <message>
        <source>How much time do you need?</source>
        <translation>Kolik času potřebujete?</translation>
    </message>
    <message>
        <source>The usual time</source>
        <translation>Obvyklý čas</translation>
    </message>
    <message>
        <source>3 times more</source>
        <translation>3krát víc</translation>
    </message>
    <message>
        <source>10 times more</source>
        <translation>10krát víc</translation>
    </message>
    <message>
        <source>Read the screens to me</source>
        <extracomment>a button, with the sign of a headset: the screens are read aloud into it</extracomment>
        <translation>Čtěte mi obrazovky</translation>
    </message>
    <message>
        <source>No paper tickets at the moment: your code is shown on the screen.</source>
        <translation>Papírové vstupenky teď nejsou: kód uvidíte na obrazovce.</translation>
    </message>
</context>
<context>
    <name>WhatStep</name>
    <message>
        <source>What would you like to do?</source>
        <translation>Co byste rádi dělali?</translation>
    </message>
    <message>
        <source>Nothing is free in the next two weeks</source>
        <translation>V příštích dvou týdnech není nic volného</translation>
    </message>
    <message>
        <source>Next free: %1</source>
        <translation>Nejbližší volno: %1</translation>
    </message>
    <message>
        <source>There is nothing to book in the next two weeks. The desk is glad to help you.</source>
        <translation>V příštích dvou týdnech není co rezervovat. Na přepážce vám rádi pomohou.</translation>
    </message>
    <message>
        <source>One moment, please: the times are being read.</source>
        <translation>Okamžik prosím, načítáme časy.</translation>
    </message>
</context>
<context>
    <name>WhenStep</name>
    <message>
        <source>When would you like to come?</source>
        <translation>Kdy byste rádi přišli?</translation>
    </message>
    <message>
        <source>Your place is kept as soon as you choose a time.</source>
        <translation>Místo vám podržíme, jakmile vyberete čas.</translation>
    </message>
    <message>
        <source>Times as of %1.</source>
        <translation>Stav k %1.</translation>
    </message>
    <message>
        <source>How many people?</source>
        <translation>Kolik osob?</translation>
    </message>
    <message>
        <source>Today</source>
        <extracomment>the day of today, above its number in a row of days</extracomment>
        <translation>Dnes</translation>
    </message>
    <message numerus="yes">
        <source>There is no room for %n person(s) on this day.</source>
        <translation>
            <numerusform>V tento den není místo pro %n osobu.</numerusform>
            <numerusform>V tento den není místo pro %n osoby.</numerusform>
            <numerusform>V tento den není místo pro %n osob.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no room for %n person(s) on this day or in the days after it. The desk is glad to help you.</source>
        <translation>
            <numerusform>V tento ani v dalších dnech není místo pro %n osobu. Na přepážce vám rádi pomohou.</numerusform>
            <numerusform>V tento ani v dalších dnech není místo pro %n osoby. Na přepážce vám rádi pomohou.</numerusform>
            <numerusform>V tento ani v dalších dnech není místo pro %n osob. Na přepážce vám rádi pomohou.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show all times of the day</source>
        <translation>Ukázat všechny časy dne</translation>
    </message>
    <message>
        <source>Next free: %1</source>
        <translation>Nejbližší volno: %1</translation>
    </message>
    <message>
        <source>kept for you</source>
        <translation>držíme pro vás</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>zavřeno</translation>
    </message>
    <message>
        <source>full</source>
        <translation>plno</translation>
    </message>
    <message numerus="yes">
        <source>%n left, too few</source>
        <translation>
            <numerusform>zbývá %n, málo</numerusform>
            <numerusform>zbývají %n, málo</numerusform>
            <numerusform>zbývá %n, málo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>zbývá %n</numerusform>
            <numerusform>zbývají %n</numerusform>
            <numerusform>zbývá %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n místo</numerusform>
            <numerusform>%n místa</numerusform>
            <numerusform>%n míst</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WhyCard</name>
    <message>
        <source>Why %1?</source>
        <comment>why are there so many places available</comment>
        <translation>Proč %1?</translation>
    </message>
</context>
</TS>
