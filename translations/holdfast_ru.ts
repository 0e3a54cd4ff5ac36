<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en_US">
<context>
    <name>AmountText</name>
    <message>
        <source>“%1” is not an amount.</source>
        <translation>«%1» — не число.</translation>
    </message>
    <message>
        <source>The amount must have an end.</source>
        <translation>Сумма должна быть конечной.</translation>
    </message>
    <message>
        <source>Type all digits of the amount, without an exponent.</source>
        <translation>Введите сумму всеми цифрами, без степени.</translation>
    </message>
    <message>
        <source>Type the amount with the digits 0 to 9.</source>
        <translation>Введите сумму цифрами от 0 до 9.</translation>
    </message>
    <message>
        <source>“%1” can be read in two ways. Type %2 if that is meant.</source>
        <translation>«%1» можно прочитать двояко. Если имеется в виду %2, так и введите.</translation>
    </message>
    <message>
        <source>Only whole amounts.</source>
        <translation>Только целые суммы.</translation>
    </message>
    <message>
        <source>The amount cannot be negative.</source>
        <translation>Сумма не может быть отрицательной.</translation>
    </message>
    <message>
        <source>The amount must be at least 1.</source>
        <translation>Сумма должна быть не меньше 1.</translation>
    </message>
    <message>
        <source>The amount is too large.</source>
        <translation>Сумма слишком большая.</translation>
    </message>
</context>
<context>
    <name>ArrivalModel</name>
    <message>
        <source>Walk-in</source>
        <comment>a booking without a name</comment>
        <translation>Без имени</translation>
    </message>
    <message>
        <source>%1 of %2 here</source>
        <comment>people of a party</comment>
        <translation>пришли %1 из %2</translation>
    </message>
    <message>
        <source>expected</source>
        <comment>a party</comment>
        <translation>ожидаем</translation>
    </message>
    <message>
        <source>over, nobody checked in</source>
        <comment>a slot</comment>
        <translation>время вышло, никто не отмечен</translation>
    </message>
    <message>
        <source>late</source>
        <comment>a party</comment>
        <translation>опаздывают</translation>
    </message>
    <message>
        <source>%1 min late</source>
        <comment>a party</comment>
        <translation>опоздание %1 мин</translation>
    </message>
    <message>
        <source>%1 h %2 min late</source>
        <comment>a party</comment>
        <translation>опоздание %1 ч %2 мин</translation>
    </message>
    <message>
        <source>part here</source>
        <comment>a party</comment>
        <translation>пришли не все</translation>
    </message>
    <message>
        <source>all here</source>
        <comment>a party</comment>
        <translation>все пришли</translation>
    </message>
    <message>
        <source>here</source>
        <comment>one person</comment>
        <translation>здесь</translation>
    </message>
    <message>
        <source>not come</source>
        <comment>a party</comment>
        <translation>не пришли</translation>
    </message>
    <message>
        <source>Time</source>
        <comment>column</comment>
        <translation>Время</translation>
    </message>
    <message>
        <source>Where</source>
        <comment>column: the hall, court or person</comment>
        <translation>Где</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>column</comment>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Party</source>
        <comment>column: how many people</comment>
        <translation>Человек</translation>
    </message>
    <message>
        <source>State</source>
        <comment>column: expected, late, here</comment>
        <translation>Состояние</translation>
    </message>
    <message>
        <source>Code</source>
        <comment>column: of the booking</comment>
        <translation>Код</translation>
    </message>
</context>
<context>
    <name>ArrivalsPage</name>
    <message numerus="yes">
        <source>%n bookings</source>
        <translation>
            <numerusform>%n бронь</numerusform>
            <numerusform>%n брони</numerusform>
            <numerusform>%n броней</numerusform>
        </translation>
    </message>
    <message>
        <source>expected</source>
        <comment>people, over their number</comment>
        <translation>ожидаем</translation>
    </message>
    <message>
        <source>here</source>
        <comment>people, over their number</comment>
        <translation>пришли</translation>
    </message>
    <message>
        <source>late</source>
        <comment>people, over their number</comment>
        <translation>опаздывают</translation>
    </message>
    <message>
        <source>not come</source>
        <comment>people, over their number</comment>
        <translation>не пришли</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n bookings, as of %2</source>
        <comment>shown, all, time</comment>
        <translation>
            <numerusform>%1 из %n брони, на %2</numerusform>
            <numerusform>%1 из %n броней, на %2</numerusform>
            <numerusform>%1 из %n броней, на %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing fits “%1”</source>
        <translation>По запросу «%1» ничего нет</translation>
    </message>
    <message>
        <source>Esc shows all bookings of the day again.</source>
        <translation>Esc снова покажет все брони дня.</translation>
    </message>
    <message>
        <source>Nobody is expected any more</source>
        <translation>Больше никого не ждём</translation>
    </message>
    <message>
        <source>Everybody is here, or was noted as not come. E shows all bookings again.</source>
        <translation>Все пришли или отмечены как не пришедшие. E снова покажет все брони.</translation>
    </message>
    <message>
        <source>No bookings on %1</source>
        <translation>Броней нет: %1</translation>
    </message>
    <message>
        <source>A booking comes to this list when its hold is confirmed. Esc goes to the day, where places are held.</source>
        <translation>Бронь появляется в этом списке, когда её подтвердят. Esc открывает день, где придерживают места.</translation>
    </message>
    <message>
        <source>The arrivals cannot be shown</source>
        <translation>Не удаётся показать приход гостей</translation>
    </message>
    <message>
        <source>Code for support: %1</source>
        <translation>Код для поддержки: %1</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>Повторить сейчас</translation>
    </message>
    <message>
        <source>Name, phone or code</source>
        <translation>Имя, телефон или код</translation>
    </message>
    <message>
        <source>Arrivals of the day</source>
        <translation>Приход гостей за день</translation>
    </message>
    <message>
        <source>Only those still expected</source>
        <translation>Только кого ещё ждём</translation>
    </message>
    <message>
        <source>How many people have come</source>
        <translation>Сколько людей пришло</translation>
    </message>
</context>
<context>
    <name>ArrivalsPanel</name>
    <message>
        <source>No booking chosen</source>
        <translation>Бронь не выбрана</translation>
    </message>
    <message>
        <source>Choose one with the arrow keys.</source>
        <translation>Выберите её стрелками.</translation>
    </message>
    <message>
        <source>The first came at %1</source>
        <comment>time</comment>
        <translation>Первые пришли в %1</translation>
    </message>
    <message>
        <source>Noted at %1 that nobody came</source>
        <comment>time</comment>
        <translation>В %1 отмечено, что никто не пришёл</translation>
    </message>
    <message>
        <source>Code %1</source>
        <comment>of a booking</comment>
        <translation>Код %1</translation>
    </message>
    <message>
        <source>%1 of %2 are here? Another digit goes behind it, Enter notes it now.</source>
        <comment>people of a party</comment>
        <translation>Пришли %1 из %2? Можно добавить ещё цифру; Enter отметит сразу.</translation>
    </message>
    <message>
        <source>The database does not answer: nothing can be noted now.</source>
        <translation>База данных не отвечает: отметить пока ничего нельзя.</translation>
    </message>
    <message>
        <source>The last answer is still being looked for.</source>
        <translation>Ещё выясняем, чем закончилось последнее действие.</translation>
    </message>
    <message>
        <source>All of them are here already.</source>
        <translation>Все уже пришли.</translation>
    </message>
    <message>
        <source>Nothing was noted about it yet.</source>
        <translation>По этой брони ещё ничего не отмечено.</translation>
    </message>
    <message>
        <source>Somebody of them is here.</source>
        <translation>Кто-то из них уже пришёл.</translation>
    </message>
    <message>
        <source>It is noted already that nobody came.</source>
        <translation>Уже отмечено, что никто не пришёл.</translation>
    </message>
    <message>
        <source>The last one is still on its way.</source>
        <translation>Последняя отметка ещё отправляется.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Отменять нечего.</translation>
    </message>
    <message>
        <source>Check in</source>
        <translation>Пришли</translation>
    </message>
    <message>
        <source>Check in all</source>
        <translation>Пришли все</translation>
    </message>
    <message>
        <source>One more</source>
        <translation>Ещё один</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Снять</translation>
    </message>
    <message>
        <source>Not come</source>
        <translation>Не пришли</translation>
    </message>
    <message>
        <source>History</source>
        <translation>История</translation>
    </message>
    <message numerus="yes">
        <source>Undo, %n seconds left</source>
        <translation>
            <numerusform>Отменить, осталась %n секунда</numerusform>
            <numerusform>Отменить, осталось %n секунды</numerusform>
            <numerusform>Отменить, осталось %n секунд</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>booked</source>
        <comment>under a number of people</comment>
        <translation>по брони</translation>
    </message>
    <message>
        <source>here</source>
        <comment>under a number of people</comment>
        <translation>пришли</translation>
    </message>
    <message>
        <source>missing</source>
        <comment>under a number of people</comment>
        <translation>не хватает</translation>
    </message>
    <message>
        <source>Numbers of the booking</source>
        <translation>Числа брони</translation>
    </message>
</context>
<context>
    <name>BookingStep</name>
    <message>
        <source>Cancel this booking?</source>
        <translation>Отменить эту запись?</translation>
    </message>
    <message>
        <source>That was not possible</source>
        <translation>Не получилось</translation>
    </message>
    <message>
        <source>You are checked in</source>
        <translation>Вы отмечены</translation>
    </message>
    <message>
        <source>Your booking is cancelled</source>
        <translation>Запись отменена</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>Your booking</source>
        <translation>Ваша запись</translation>
    </message>
    <message>
        <source>Check in</source>
        <translation>Отметиться о приходе</translation>
    </message>
    <message>
        <source>This booking was cancelled.</source>
        <translation>Эта запись отменена.</translation>
    </message>
    <message>
        <source>This place was not booked in time and was given back.</source>
        <translation>Это место не успели подтвердить, и оно снова свободно.</translation>
    </message>
    <message>
        <source>This place is kept, but not booked yet. Please go to the desk.</source>
        <translation>Место за вами, но запись ещё не подтверждена. Подойдите, пожалуйста, к стойке.</translation>
    </message>
    <message>
        <source>This booking is over.</source>
        <translation>Время этой записи прошло.</translation>
    </message>
    <message>
        <source>Everybody of your party is checked in.</source>
        <translation>Все из вашей группы отмечены.</translation>
    </message>
    <message>
        <source>You can check in from %1.</source>
        <translation>Отметиться можно с %1.</translation>
    </message>
    <message>
        <source>It is too early to check in.</source>
        <translation>Отмечаться ещё рано.</translation>
    </message>
    <message>
        <source>It has begun already. Please go to the desk.</source>
        <translation>Уже началось. Подойдите, пожалуйста, к стойке.</translation>
    </message>
    <message>
        <source>Somebody of your party is checked in already. Please go to the desk.</source>
        <translation>Кто-то из вашей группы уже отмечен. Подойдите, пожалуйста, к стойке.</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Что</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Где</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Когда</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Сколько</translation>
    </message>
    <message>
        <source>With it</source>
        <translation>Дополнительно</translation>
    </message>
    <message>
        <source>The places go to somebody else at once. This cannot be undone here.</source>
        <translation>Места сразу достанутся другим. Вернуть их здесь нельзя.</translation>
    </message>
    <message>
        <source>Cancel this booking</source>
        <translation>Отменить запись</translation>
    </message>
    <message>
        <source>Yes, cancel it</source>
        <translation>Да, отменить</translation>
    </message>
</context>
<context>
    <name>ChangeCard</name>
    <message>
        <source>Walk-in</source>
        <translation>Без имени</translation>
    </message>
    <message>
        <source>Moving %1, %2: go to another slot.</source>
        <comment>name, size of the party</comment>
        <translation>Переносим: %1, %2. Перейдите к другому времени.</translation>
    </message>
    <message>
        <source>Move here</source>
        <translation>Перенести сюда</translation>
    </message>
    <message>
        <source>Leave it where it is</source>
        <translation>Оставить на месте</translation>
    </message>
    <message numerus="yes">
        <source>Undo, %n seconds left</source>
        <translation>
            <numerusform>Отменить, осталась %n секунда</numerusform>
            <numerusform>Отменить, осталось %n секунды</numerusform>
            <numerusform>Отменить, осталось %n секунд</numerusform>
        </translation>
    </message>
    <message>
        <source>Change places</source>
        <translation>Поменять местами</translation>
    </message>
</context>
<context>
    <name>ChangeText</name>
    <message>
        <source>It cannot be undone. %1</source>
        <translation>Отменить это нельзя. %1</translation>
    </message>
    <message>
        <source>This cannot be done with this hold.</source>
        <translation>С этой бронью так сделать нельзя.</translation>
    </message>
    <message>
        <source>Moved. The old place is free again.</source>
        <translation>Перенесено. Прежнее место снова свободно.</translation>
    </message>
    <message>
        <source>The two have changed places.</source>
        <translation>Брони поменялись местами.</translation>
    </message>
    <message>
        <source>The party has its new size.</source>
        <translation>Число гостей изменено.</translation>
    </message>
    <message>
        <source>Checked in.</source>
        <translation>Приход отмечен.</translation>
    </message>
    <message>
        <source>Noted that nobody came.</source>
        <translation>Отмечено, что никто не пришёл.</translation>
    </message>
    <message>
        <source>It is back.</source>
        <translation>Бронь восстановлена.</translation>
    </message>
    <message>
        <source>The hold is yours now, with the time that is left.</source>
        <translation>Бронь теперь ваша, с оставшимся временем.</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>Отменено.</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>Перенесено</translation>
    </message>
    <message>
        <source>Places changed</source>
        <translation>Места поменяны</translation>
    </message>
    <message>
        <source>Party changed</source>
        <translation>Число гостей изменено</translation>
    </message>
    <message>
        <source>Checked in</source>
        <translation>Приход отмечен</translation>
    </message>
    <message>
        <source>Marked as not come</source>
        <translation>Отмечено: не пришли</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Бронь снята</translation>
    </message>
    <message>
        <source>There is no such hold.</source>
        <translation>Такой брони нет.</translation>
    </message>
    <message>
        <source>The hold has lapsed; its time was over.</source>
        <translation>Бронь истекла: её время вышло.</translation>
    </message>
    <message>
        <source>It has been cancelled.</source>
        <translation>Бронь уже снята.</translation>
    </message>
    <message>
        <source>It is a confirmed booking: there is nothing to take over.</source>
        <translation>Это подтверждённая бронь: принимать нечего.</translation>
    </message>
    <message>
        <source>It is not confirmed yet. Confirm it first.</source>
        <translation>Бронь ещё не подтверждена. Сначала подтвердите её.</translation>
    </message>
    <message>
        <source>It is still there.</source>
        <translation>Бронь и так на месте.</translation>
    </message>
    <message>
        <source>Another desk has changed it meanwhile. Look at it again.</source>
        <translation>Её тем временем изменили на другой стойке. Посмотрите ещё раз.</translation>
    </message>
    <message>
        <source>This cannot be taken back.</source>
        <translation>Это нельзя отменить.</translation>
    </message>
    <message>
        <source>Some of its pieces have come back already, so it stays cancelled.</source>
        <translation>Часть вещей уже вернули, поэтому бронь остаётся снятой.</translation>
    </message>
    <message>
        <source>It is too early for that.</source>
        <translation>Для этого ещё рано.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n places are left there. Nothing was changed.</source>
        <translation>
            <numerusform>Там осталось только %n место. Ничего не изменено.</numerusform>
            <numerusform>Там осталось только %n места. Ничего не изменено.</numerusform>
            <numerusform>Там осталось только %n мест. Ничего не изменено.</numerusform>
        </translation>
    </message>
    <message>
        <source>No place is left there. Nothing was changed.</source>
        <translation>Там нет свободных мест. Ничего не изменено.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n of %1 are left. Nothing was changed.</source>
        <comment>pieces of an item</comment>
        <translation>
            <numerusform>Осталась только %n шт.: %1. Ничего не изменено.</numerusform>
            <numerusform>Осталось только %n шт.: %1. Ничего не изменено.</numerusform>
            <numerusform>Осталось только %n шт.: %1. Ничего не изменено.</numerusform>
        </translation>
    </message>
    <message>
        <source>The wallet has too little. Nothing was changed.</source>
        <translation>В кошельке не хватает. Ничего не изменено.</translation>
    </message>
    <message>
        <source>The slot is closed.</source>
        <translation>Время закрыто.</translation>
    </message>
    <message>
        <source>The slot is closed: %1.</source>
        <translation>Время закрыто: %1.</translation>
    </message>
    <message>
        <source>The slot is over.</source>
        <translation>Это время уже прошло.</translation>
    </message>
    <message numerus="yes">
        <source>The party is of %n people.</source>
        <translation>
            <numerusform>В группе %n человек.</numerusform>
            <numerusform>В группе %n человека.</numerusform>
            <numerusform>В группе %n человек.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the party are here already.</source>
        <translation>
            <numerusform>%n человек из группы уже здесь.</numerusform>
            <numerusform>%n человека из группы уже здесь.</numerusform>
            <numerusform>%n человек из группы уже здесь.</numerusform>
        </translation>
    </message>
    <message>
        <source>The places have been offered to a party that waited for them. Nothing was changed.</source>
        <translation>Эти места уже предложены тем, кто их ждал. Ничего не изменено.</translation>
    </message>
</context>
<context>
    <name>CodeStep</name>
    <message>
        <source>Your booking</source>
        <translation>Ваша запись</translation>
    </message>
    <message>
        <source>Hold your ticket before the scanner, or type the code that is on it.</source>
        <translation>Поднесите билет к сканеру или наберите код, который на нём напечатан.</translation>
    </message>
    <message>
        <source>Find my booking</source>
        <translation>Найти запись</translation>
    </message>
    <message>
        <source>Code of 8 letters and digits</source>
        <translation>Код из 8 букв и цифр</translation>
    </message>
</context>
<context>
    <name>CommandList</name>
    <message>
        <source>Hold this slot</source>
        <translation>Придержать места</translation>
    </message>
    <message>
        <source>New hold here</source>
        <translation>Новая временная бронь</translation>
    </message>
    <message>
        <source>Confirm booking</source>
        <translation>Подтвердить бронь</translation>
    </message>
    <message>
        <source>More time</source>
        <translation>Продлить</translation>
    </message>
    <message>
        <source>Release or cancel</source>
        <translation>Снять или отменить бронь</translation>
    </message>
    <message>
        <source>Next hold of the slot</source>
        <translation>Следующая бронь слота</translation>
    </message>
    <message>
        <source>Why this number?</source>
        <translation>Почему столько мест?</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Сегодня</translation>
    </message>
    <message>
        <source>Go to date</source>
        <translation>Перейти к дате</translation>
    </message>
    <message>
        <source>Previous day</source>
        <translation>Предыдущий день</translation>
    </message>
    <message>
        <source>Next day</source>
        <translation>Следующий день</translation>
    </message>
    <message>
        <source>Previous week</source>
        <translation>Предыдущая неделя</translation>
    </message>
    <message>
        <source>Next week</source>
        <translation>Следующая неделя</translation>
    </message>
    <message>
        <source>Read again now</source>
        <translation>Обновить сейчас</translation>
    </message>
    <message>
        <source>Next part of the window</source>
        <translation>Следующая часть окна</translation>
    </message>
    <message>
        <source>Previous part of the window</source>
        <translation>Предыдущая часть окна</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Шаг назад</translation>
    </message>
    <message>
        <source>List of keys</source>
        <translation>Список клавиш</translation>
    </message>
    <message>
        <source>Slot and hold</source>
        <translation>Слот и бронь</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>День</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Окно</translation>
    </message>
    <message>
        <source>Return pieces</source>
        <translation>Принять возврат</translation>
    </message>
    <message>
        <source>Print ticket or day sheet</source>
        <translation>Печать билета или списка дня</translation>
    </message>
    <message>
        <source>What happened here</source>
        <translation>Что здесь происходило</translation>
    </message>
    <message>
        <source>Next slot free for so many</source>
        <translation>Ближайшее время, где хватит мест</translation>
    </message>
    <message>
        <source>Pause the refresh</source>
        <translation>Приостановить обновление</translation>
    </message>
    <message>
        <source>Week of a resource</source>
        <translation>Неделя одного зала</translation>
    </message>
    <message>
        <source>Agenda of the day</source>
        <translation>Список на день</translation>
    </message>
    <message>
        <source>Day, times across</source>
        <translation>День, время по горизонтали</translation>
    </message>
    <message>
        <source>Find a customer or a booking</source>
        <translation>Найти клиента или бронь</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Move to another slot</source>
        <translation>Перенести на другое время</translation>
    </message>
    <message>
        <source>Moving: change places</source>
        <translation>При переносе: поменять местами</translation>
    </message>
    <message>
        <source>Size of the party</source>
        <translation>Число гостей</translation>
    </message>
    <message>
        <source>Check the party in</source>
        <translation>Отметить приход</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>Отменить последнее изменение</translation>
    </message>
    <message>
        <source>Put on the waiting list</source>
        <translation>Записать в лист ожидания</translation>
    </message>
    <message>
        <source>Next offer of the waiting list</source>
        <translation>Следующее предложение из листа ожидания</translation>
    </message>
    <message>
        <source>Bring a found booking back</source>
        <translation>Восстановить найденную бронь</translation>
    </message>
    <message>
        <source>Take a hold over</source>
        <translation>Взять временную бронь себе</translation>
    </message>
    <message>
        <source>Lock the desk</source>
        <translation>Заблокировать стойку</translation>
    </message>
    <message>
        <source>Go to a call from a kiosk</source>
        <translation>Подойти к терминалу, где зовут</translation>
    </message>
</context>
<context>
    <name>ConnectionBar</name>
    <message>
        <source>The answer did not arrive. Checking what became of it…</source>
        <translation>Ответ не пришёл. Выясняем, что получилось…</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>Повторить сейчас</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>Проверить сейчас</translation>
    </message>
    <message>
        <source>The database does not answer. You can look at this day and type; holding, confirming and cancelling wait for it.</source>
        <translation>База данных не отвечает. Смотреть этот день и вводить данные можно, а&#xa0;придержать, подтвердить и&#xa0;отменить получится, когда связь вернётся.</translation>
    </message>
    <message numerus="yes">
        <source>Next try in %n seconds.</source>
        <translation>
            <numerusform>Следующая попытка через %n&#xa0;секунду.</numerusform>
            <numerusform>Следующая попытка через %n&#xa0;секунды.</numerusform>
            <numerusform>Следующая попытка через %n&#xa0;секунд.</numerusform>
        </translation>
    </message>
    <message>
        <source>Trying now…</source>
        <translation>Подключаемся…</translation>
    </message>
</context>
<context>
    <name>CountdownBar</name>
    <message>
        <source>Your place is kept for you</source>
        <translation>Место держится за вами</translation>
    </message>
    <message>
        <source>Less than a minute left</source>
        <translation>Осталось меньше минуты</translation>
    </message>
    <message>
        <source>Your place will soon be given back</source>
        <translation>Скоро место освободится</translation>
    </message>
    <message>
        <source>More time</source>
        <extracomment>a button: the place is kept for longer</extracomment>
        <translation>Больше времени</translation>
    </message>
</context>
<context>
    <name>CreditForm</name>
    <message>
        <source>Grant credits</source>
        <translation>Начислить кредиты</translation>
    </message>
    <message>
        <source>Debit credits</source>
        <translation>Списать кредиты</translation>
    </message>
    <message>
        <source>Hold credits</source>
        <translation>Придержать кредиты</translation>
    </message>
    <message>
        <source>Capture a part of the hold</source>
        <translation>Списать часть придержанного</translation>
    </message>
    <message>
        <source>Reverse the chosen entry</source>
        <translation>Отменить выбранную запись</translation>
    </message>
    <message>
        <source>Limits of the wallet</source>
        <translation>Пределы кошелька</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Good to the end of (may stay empty)</source>
        <translation>Действуют до конца дня (можно не указывать)</translation>
    </message>
    <message>
        <source>31.12.2027 or +30 days</source>
        <translation>31.12.2027 или +30 (дней)</translation>
    </message>
    <message>
        <source>Minutes (may stay empty)</source>
        <translation>Минут (можно не указывать)</translation>
    </message>
    <message>
        <source>Overdraft</source>
        <translation>Без предела</translation>
    </message>
    <message>
        <source>Holds and debits are not limited</source>
        <translation>Придерживать и списывать без ограничений</translation>
    </message>
    <message>
        <source>Reason (may stay empty)</source>
        <translation>Причина (можно не указывать)</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Причина</translation>
    </message>
    <message>
        <source>How many must stay (may be negative)</source>
        <translation>Сколько должно остаться (можно меньше нуля)</translation>
    </message>
</context>
<context>
    <name>CreditPage</name>
    <message numerus="yes">
        <source>the first %n wallets</source>
        <translation>
            <numerusform>первый %n кошелёк</numerusform>
            <numerusform>первые %n кошелька</numerusform>
            <numerusform>первые %n кошельков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wallets</source>
        <translation>
            <numerusform>%n кошелёк</numerusform>
            <numerusform>%n кошелька</numerusform>
            <numerusform>%n кошельков</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no wallet yet</source>
        <translation>Кошельков пока нет</translation>
    </message>
    <message>
        <source>Type the name of a customer: the first grant opens a wallet.</source>
        <translation>Введите имя клиента: кошелёк откроется при первом начислении.</translation>
    </message>
    <message>
        <source>Nobody fits “%1”</source>
        <translation>По запросу «%1» никто не найден</translation>
    </message>
    <message>
        <source>Customers come to the list with their first booking by name.</source>
        <translation>Клиент попадает в список с первой бронью на его имя.</translation>
    </message>
    <message>
        <source>The wallets cannot be shown</source>
        <translation>Кошельки показать не удалось</translation>
    </message>
    <message>
        <source>Code for support: %1</source>
        <translation>Код для поддержки: %1</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>Повторить сейчас</translation>
    </message>
    <message>
        <source>Name or phone of a customer</source>
        <translation>Имя или телефон клиента</translation>
    </message>
    <message>
        <source>Wallets</source>
        <translation>Кошельки</translation>
    </message>
</context>
<context>
    <name>CreditPanel</name>
    <message>
        <source>Choose what is held first.</source>
        <translation>Сначала выберите, что придержано.</translation>
    </message>
    <message>
        <source>No wallet chosen</source>
        <translation>Кошелёк не выбран</translation>
    </message>
    <message>
        <source>Type a name, then choose with the arrow keys.</source>
        <translation>Введите имя, затем выберите стрелками.</translation>
    </message>
    <message>
        <source>No wallet yet. The first grant opens it.</source>
        <translation>Кошелька ещё нет. Он откроется при первом начислении.</translation>
    </message>
    <message>
        <source>%1 · may spend without limit</source>
        <comment>kind of credits</comment>
        <translation>%1 · тратит без ограничений</translation>
    </message>
    <message>
        <source>Has paid</source>
        <comment>a grant, for these uses</comment>
        <translation>На что потрачено</translation>
    </message>
    <message>
        <source>Paid by</source>
        <comment>these grants</comment>
        <translation>Из каких начислений</translation>
    </message>
    <message>
        <source>The database does not answer: nothing can be changed now.</source>
        <translation>База данных не отвечает: изменить пока ничего нельзя.</translation>
    </message>
    <message>
        <source>The last answer is still being looked for.</source>
        <translation>Ещё выясняем, чем закончилось последнее действие.</translation>
    </message>
    <message>
        <source>Grant</source>
        <translation>Начислить</translation>
    </message>
    <message>
        <source>Debit</source>
        <translation>Списать</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Придержать</translation>
    </message>
    <message>
        <source>Capture</source>
        <translation>Списать</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Set the limits</source>
        <translation>Задать пределы</translation>
    </message>
    <message>
        <source>Leave, keep what was typed</source>
        <translation>Выйти, сохранив введённое</translation>
    </message>
    <message>
        <source>Places or pieces are held with it: confirm it on the page of the day.</source>
        <translation>Вместе с ними придержаны места или вещи: подтвердите бронь на странице дня.</translation>
    </message>
    <message>
        <source>Capture all</source>
        <translation>Списать всё</translation>
    </message>
    <message>
        <source>Capture part</source>
        <translation>Часть</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>Снять</translation>
    </message>
    <message>
        <source>The first grant opens the wallet.</source>
        <translation>Кошелёк откроется при первом начислении.</translation>
    </message>
    <message>
        <source>This place does not hold credits.</source>
        <translation>Здесь кредиты не придерживают.</translation>
    </message>
    <message>
        <source>This entry cannot be reversed.</source>
        <translation>Эту запись отменить нельзя.</translation>
    </message>
    <message>
        <source>Choose an entry first.</source>
        <translation>Сначала выберите запись.</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Пределы</translation>
    </message>
    <message>
        <source>Only a manager sets the limits of a wallet.</source>
        <translation>Пределы кошелька задаёт управляющий.</translation>
    </message>
    <message>
        <source>balance</source>
        <comment>under a number of credits</comment>
        <translation>на счёте</translation>
    </message>
    <message>
        <source>held</source>
        <comment>under a number of credits</comment>
        <translation>придержано</translation>
    </message>
    <message>
        <source>available</source>
        <comment>under a number of credits</comment>
        <translation>доступно</translation>
    </message>
    <message>
        <source>owed</source>
        <comment>under a number of credits</comment>
        <translation>долг</translation>
    </message>
    <message>
        <source>minimum</source>
        <comment>under a number of credits</comment>
        <translation>минимум</translation>
    </message>
    <message>
        <source>Numbers of the wallet</source>
        <translation>Числа кошелька</translation>
    </message>
    <message>
        <source>Held now</source>
        <translation>Сейчас придержано</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Записи</translation>
    </message>
    <message>
        <source>Show older entries</source>
        <translation>Показать более старые записи</translation>
    </message>
</context>
<context>
    <name>CreditText</name>
    <message>
        <source>Credits</source>
        <comment>the usual kind of credits</comment>
        <translation>Кредиты</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>a kind of credits</comment>
        <translation>Баллы</translation>
    </message>
    <message>
        <source>%1: %2 owed</source>
        <comment>kind of credits, amount</comment>
        <translation>%1: долг %2</translation>
    </message>
    <message>
        <source>%1: %2 available</source>
        <comment>kind of credits, amount</comment>
        <translation>%1: доступно %2</translation>
    </message>
</context>
<context>
    <name>CustomerForm</name>
    <message>
        <source>Change the customer</source>
        <translation>Изменить данные клиента</translation>
    </message>
    <message>
        <source>The same person: merge the two</source>
        <translation>Один и тот же человек: объединить</translation>
    </message>
    <message>
        <source>Erase the personal data</source>
        <translation>Стереть личные данные</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Телефон</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>Эл. почта</translation>
    </message>
    <message>
        <source>Language (cs, sk, ru, en)</source>
        <translation>Язык (cs, sk, ru, en)</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Заметка</translation>
    </message>
    <message>
        <source>Which of the two stays</source>
        <translation>Кто из двоих остаётся</translation>
    </message>
    <message>
        <source>Reason, without personal data: it stays in the history</source>
        <translation>Причина, без личных данных: она останется в истории</translation>
    </message>
    <message>
        <source>Who is it?</source>
        <translation>Кто это?</translation>
    </message>
</context>
<context>
    <name>CustomerModel</name>
    <message>
        <source>Name</source>
        <comment>column</comment>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Phone</source>
        <comment>column</comment>
        <translation>Телефон</translation>
    </message>
    <message>
        <source>E-mail</source>
        <comment>column</comment>
        <translation>Эл. почта</translation>
    </message>
</context>
<context>
    <name>CustomerPage</name>
    <message numerus="yes">
        <source>the first %n customers</source>
        <translation>
            <numerusform>первый %n клиент</numerusform>
            <numerusform>первые %n клиента</numerusform>
            <numerusform>первые %n клиентов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n customers</source>
        <translation>
            <numerusform>%n клиент</numerusform>
            <numerusform>%n клиента</numerusform>
            <numerusform>%n клиентов</numerusform>
        </translation>
    </message>
    <message>
        <source>The customers cannot be shown</source>
        <translation>Не удаётся показать клиентов</translation>
    </message>
    <message>
        <source>Code for support: %1</source>
        <translation>Код для поддержки: %1</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>Попробовать сейчас</translation>
    </message>
    <message>
        <source>Whom are you looking for?</source>
        <translation>Кого вы ищете?</translation>
    </message>
    <message>
        <source>Type a part of the name, or three digits of the phone.</source>
        <translation>Введите начало имени или три цифры телефона.</translation>
    </message>
    <message>
        <source>Nobody fits “%1”</source>
        <translation>Никто не подходит под «%1»</translation>
    </message>
    <message>
        <source>Name or phone of a customer</source>
        <translation>Имя или телефон клиента</translation>
    </message>
    <message>
        <source>Customers</source>
        <translation>Клиенты</translation>
    </message>
    <message>
        <source>New customer</source>
        <translation>Новый клиент</translation>
    </message>
    <message>
        <source>Customers come to the list with their first booking by name, or with N.</source>
        <translation>Клиент попадает в список с первой бронью на его имя или по клавише N.</translation>
    </message>
</context>
<context>
    <name>CustomerPanel</name>
    <message numerus="yes">
        <source>%n others turned out to be this person</source>
        <translation>
            <numerusform>Этим человеком оказался ещё %n клиент</numerusform>
            <numerusform>Этим человеком оказались ещё %n клиента</numerusform>
            <numerusform>Этим человеком оказались ещё %n клиентов</numerusform>
        </translation>
    </message>
    <message>
        <source>No customer chosen</source>
        <translation>Клиент не выбран</translation>
    </message>
    <message>
        <source>Type a name, then choose with the arrow keys.</source>
        <translation>Введите имя и выберите стрелками.</translation>
    </message>
    <message>
        <source>speaks %1</source>
        <comment>language</comment>
        <translation>язык: %1</translation>
    </message>
    <message>
        <source>%1 available</source>
        <comment>credits</comment>
        <translation>доступно %1</translation>
    </message>
    <message>
        <source>The personal data were erased.</source>
        <translation>Личные данные стёрты.</translation>
    </message>
    <message>
        <source>Nothing else is known.</source>
        <translation>Больше ничего не известно.</translation>
    </message>
    <message>
        <source>The database does not answer: nothing can be changed now.</source>
        <translation>База данных не отвечает: сейчас ничего изменить нельзя.</translation>
    </message>
    <message>
        <source>The last answer is still being looked for.</source>
        <translation>Последний ответ ещё выясняется.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Объединить</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Стереть</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>Выйти без сохранения</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Изменить</translation>
    </message>
    <message>
        <source>History</source>
        <translation>История</translation>
    </message>
    <message>
        <source>Nobody looks like the same person.</source>
        <translation>Похожих клиентов нет.</translation>
    </message>
    <message>
        <source>to come</source>
        <comment>under a number of bookings</comment>
        <translation>предстоит</translation>
    </message>
    <message>
        <source>past</source>
        <comment>under a number of bookings</comment>
        <translation>в прошлом</translation>
    </message>
    <message>
        <source>credits</source>
        <comment>under a number of credits</comment>
        <translation>кредиты</translation>
    </message>
    <message>
        <source>Numbers of the customer</source>
        <translation>Числа клиента</translation>
    </message>
    <message>
        <source>May be the same person</source>
        <translation>Возможно, тот же человек</translation>
    </message>
    <message>
        <source>Bookings to come</source>
        <translation>Предстоящие брони</translation>
    </message>
    <message>
        <source>Past, cancelled and expired</source>
        <translation>Прошедшие, отменённые и истёкшие</translation>
    </message>
    <message>
        <source>Show older bookings</source>
        <translation>Показать более старые</translation>
    </message>
    <message>
        <source>New customer</source>
        <translation>Новый клиент</translation>
    </message>
    <message>
        <source>Add somebody else</source>
        <translation>Добавить другого человека</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Добавить</translation>
    </message>
    <message>
        <source>Open the one below</source>
        <translation>Открыть найденного ниже</translation>
    </message>
</context>
<context>
    <name>CustomerWords</name>
    <message>
        <source>same phone</source>
        <translation>тот же телефон</translation>
    </message>
    <message>
        <source>same e-mail</source>
        <translation>та же почта</translation>
    </message>
    <message>
        <source>similar name</source>
        <translation>похожее имя</translation>
    </message>
    <message>
        <source>This person has been erased. Nothing was changed.</source>
        <translation>Данные этого человека стёрты. Ничего не изменено.</translation>
    </message>
    <message>
        <source>Somebody else has changed this customer meanwhile. Nothing was saved: leave with Esc, look at what is there now, and change it again.</source>
        <translation>Тем временем клиента изменил кто-то другой. Ничего не сохранено: выйдите клавишей Esc, посмотрите, что там сейчас, и измените снова.</translation>
    </message>
    <message>
        <source>Another customer has this name and phone. Nothing was saved: if it is the same person, merge the two.</source>
        <translation>Такие имя и телефон есть у другого клиента. Ничего не сохранено: если это один человек, объедините их.</translation>
    </message>
    <message>
        <source>Credits of the one that would go are held. Capture or release them first.</source>
        <translation>Кредиты того, кто исчезнет, сейчас удержаны. Сначала спишите их или верните.</translation>
    </message>
    <message>
        <source>One of the two has been merged meanwhile. Nothing was changed.</source>
        <translation>Одного из двоих тем временем уже объединили. Ничего не изменено.</translation>
    </message>
    <message>
        <source>This customer is not there any more.</source>
        <translation>Этого клиента больше нет.</translation>
    </message>
    <message>
        <source>The database refused a value. Nothing was changed; correct what you typed.</source>
        <translation>База данных отклонила значение. Ничего не изменено; исправьте введённое.</translation>
    </message>
    <message>
        <source>Saved.</source>
        <comment>customer</comment>
        <translation>Сохранено.</translation>
    </message>
    <message>
        <source>Merged: bookings, credits and history are together now.</source>
        <translation>Объединено: брони, кредиты и история теперь вместе.</translation>
    </message>
    <message>
        <source>Erased. Bookings and money stay without a name.</source>
        <translation>Стёрто. Брони и деньги остались без имени.</translation>
    </message>
    <message>
        <source>Type a name or a phone.</source>
        <translation>Введите имя или телефон.</translation>
    </message>
    <message numerus="yes">
        <source>A name has at most %n characters.</source>
        <translation>
            <numerusform>В имени не больше %n знака.</numerusform>
            <numerusform>В имени не больше %n знаков.</numerusform>
            <numerusform>В имени не больше %n знаков.</numerusform>
        </translation>
    </message>
    <message>
        <source>A phone number has digits.</source>
        <translation>В номере телефона должны быть цифры.</translation>
    </message>
    <message numerus="yes">
        <source>A phone number has at most %n characters.</source>
        <translation>
            <numerusform>В номере телефона не больше %n знака.</numerusform>
            <numerusform>В номере телефона не больше %n знаков.</numerusform>
            <numerusform>В номере телефона не больше %n знаков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An e-mail address looks like name@example.org, with at most %n characters.</source>
        <translation>
            <numerusform>Адрес почты выглядит как name@example.org, не больше %n знака.</numerusform>
            <numerusform>Адрес почты выглядит как name@example.org, не больше %n знаков.</numerusform>
            <numerusform>Адрес почты выглядит как name@example.org, не больше %n знаков.</numerusform>
        </translation>
    </message>
    <message>
        <source>A language is two or three small letters: cs, sk, ru, en.</source>
        <translation>Язык — две или три строчные буквы: cs, sk, ru, en.</translation>
    </message>
    <message numerus="yes">
        <source>A note has at most %n characters.</source>
        <translation>
            <numerusform>В заметке не больше %n знака.</numerusform>
            <numerusform>В заметке не больше %n знаков.</numerusform>
            <numerusform>В заметке не больше %n знаков.</numerusform>
        </translation>
    </message>
    <message>
        <source>Type the reason: it stays in the history.</source>
        <translation>Введите причину: она останется в истории.</translation>
    </message>
    <message>
        <source>“%1” stays, “%2” becomes a part of it.</source>
        <comment>customers</comment>
        <translation>«%1» остаётся, «%2» становится его частью.</translation>
    </message>
    <message>
        <source>Press Enter once more to erase “%1”. This cannot be undone.</source>
        <translation>Нажмите Enter ещё раз, чтобы стереть «%1». Отменить это нельзя.</translation>
    </message>
    <message>
        <source>Somebody who may be the same is there already.</source>
        <translation>Похожий клиент уже есть.</translation>
    </message>
    <message>
        <source>This customer is there already. Nothing was changed.</source>
        <translation>Этот клиент уже есть. Ничего не изменено.</translation>
    </message>
    <message>
        <source>Added.</source>
        <comment>customer</comment>
        <translation>Клиент добавлен.</translation>
    </message>
    <message>
        <source>May be there already: see below. Enter once more adds somebody else.</source>
        <translation>Возможно, такой клиент уже есть: смотрите ниже. Ещё раз Enter — добавить как другого.</translation>
    </message>
</context>
<context>
    <name>DayMessage</name>
    <message>
        <source>Waiting for the database</source>
        <translation>Ждём базу данных</translation>
    </message>
    <message>
        <source>It is connected and reads the day. This takes longer than usual.</source>
        <translation>Связь есть, день загружается. На этот раз дольше обычного.</translation>
    </message>
    <message>
        <source>It does not answer yet. The day appears by itself when it does.</source>
        <translation>Пока она не отвечает. День появится сам, как только придёт ответ.</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>Повторить сейчас</translation>
    </message>
    <message>
        <source>The day cannot be shown</source>
        <translation>Не удалось показать день</translation>
    </message>
    <message>
        <source>Code for support: %1</source>
        <translation>Код для поддержки: %1</translation>
    </message>
    <message>
        <source>There is no site yet</source>
        <translation>Площадок пока нет</translation>
    </message>
    <message>
        <source>Load the demo day with: holdfastctl demo load</source>
        <translation>Загрузить демонстрационный день: holdfastctl demo load</translation>
    </message>
    <message>
        <source>No slots on %1</source>
        <translation>%1&#xa0;— слотов нет</translation>
    </message>
    <message>
        <source>Page Up and Page Down show the days before and after.</source>
        <translation>Клавиши Page&#xa0;Up и Page&#xa0;Down листают дни назад и вперёд.</translation>
    </message>
    <message>
        <source>The next day with slots is %1.</source>
        <translation>Ближайший день со слотами&#xa0;— %1.</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Перейти</translation>
    </message>
</context>
<context>
    <name>DeskMenu</name>
    <message>
        <source>Quit</source>
        <translation>Выйти</translation>
    </message>
    <message>
        <source>Keys on the page %1</source>
        <extracomment>all keys of a page, in the menu</extracomment>
        <translation>Клавиши страницы «%1»</translation>
    </message>
</context>
<context>
    <name>DoneStep</name>
    <message>
        <source>You are booked</source>
        <translation>Вы записаны</translation>
    </message>
    <message>
        <source>Please go to the desk</source>
        <translation>Подойдите, пожалуйста, к стойке</translation>
    </message>
    <message>
        <source>See you soon!</source>
        <translation>До встречи!</translation>
    </message>
    <message>
        <source>Your place is kept. It becomes a booking when you have paid.</source>
        <translation>Место за вами. Запись станет действительной после оплаты.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>Kept until %1</source>
        <translation>Держим до %1</translation>
    </message>
    <message>
        <source>Your ticket is being printed.</source>
        <translation>Билет печатается.</translation>
    </message>
    <message>
        <source>Please take your ticket.</source>
        <translation>Возьмите, пожалуйста, билет.</translation>
    </message>
    <message>
        <source>There is no paper ticket just now. Please write the code down or take a picture of it: it is all you need.</source>
        <translation>Бумажного билета сейчас не будет. Запишите код или сфотографируйте его: больше ничего не нужно.</translation>
    </message>
    <message>
        <source>Your code</source>
        <translation>Ваш код</translation>
    </message>
    <message>
        <source>One moment, please: your code is coming.</source>
        <translation>Одну минуту: код сейчас появится.</translation>
    </message>
    <message>
        <source>Mark with your code</source>
        <translation>Знак с вашим кодом</translation>
    </message>
</context>
<context>
    <name>DraftNote</name>
    <message>
        <source>Typed at %1, not sent yet. Enter sends it, Esc drops it.</source>
        <translation>Набрано в %1, ещё не отправлено. Enter отправит, Esc удалит.</translation>
    </message>
    <message>
        <source>Typed at %1, not sent yet. The slot is over or closed: Enter offers others, Esc drops it.</source>
        <translation>Набрано в %1, ещё не отправлено. Это время прошло или закрыто: Enter предложит другие, Esc удалит.</translation>
    </message>
    <message>
        <source>Typed at %1, not sent yet. Its slot is gone: open another one with Enter, and what was typed is there.</source>
        <translation>Набрано в %1, ещё не отправлено. Этого времени больше нет: откройте другое клавишей Enter, набранное будет там.</translation>
    </message>
</context>
<context>
    <name>DragPicture</name>
    <message>
        <source>Walk-in</source>
        <translation>Без имени</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name of a customer, size of the party</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>cannot go there</source>
        <translation>сюда нельзя</translation>
    </message>
    <message>
        <source>to %1</source>
        <comment>a slot</comment>
        <translation>на %1</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>The database cannot be reached. Nothing was sent; what you typed is kept.</source>
        <translation>База данных недоступна. Ничего не отправлено; введённое сохранено.</translation>
    </message>
    <message>
        <source>The answer did not arrive. Checking…</source>
        <translation>Ответ не пришёл. Проверяем…</translation>
    </message>
    <message>
        <source>The server refused the name or the password. Check the connection settings.</source>
        <translation>Сервер не принял имя или пароль. Проверьте настройки подключения.</translation>
    </message>
    <message>
        <source>This sign-in may not do that. Ask a manager to do it.</source>
        <translation>У этой учётной записи нет на это прав. Попросите управляющего.</translation>
    </message>
    <message>
        <source>This database has not been prepared for Holdfast. Its administrator must run: holdfastctl migrate</source>
        <translation>Эта база данных не подготовлена для Holdfast. Её администратору нужно выполнить: holdfastctl migrate</translation>
    </message>
    <message>
        <source>This database is older than the program. Its administrator must run: holdfastctl migrate</source>
        <translation>Эта база данных старее программы. Её администратору нужно выполнить: holdfastctl migrate</translation>
    </message>
    <message>
        <source>This database was prepared by a newer Holdfast. Install the newer program here; the data is unharmed.</source>
        <translation>Эту базу данных подготовил более новый Holdfast. Установите здесь новую версию программы; данные целы.</translation>
    </message>
    <message>
        <source>This database was prepared with other files than this program has. Install the program that prepared it; nothing was changed.</source>
        <translation>Эта база данных подготовлена по другим файлам, не по тем, что есть у этой программы. Установите программу, которая её подготовила; ничего не изменено.</translation>
    </message>
    <message>
        <source>The database was too busy to answer in time. Nothing was changed; do it again.</source>
        <translation>База данных перегружена и не ответила вовремя. Ничего не изменено; повторите действие.</translation>
    </message>
    <message>
        <source>The database refused a value. Nothing was changed; correct what you typed.</source>
        <translation>База данных не приняла значение. Ничего не изменено; исправьте введённое.</translation>
    </message>
    <message>
        <source>PostgreSQL is not installed on this machine. Install PostgreSQL 15 or newer, or name a database server in the settings.</source>
        <translation>На этом компьютере не установлен PostgreSQL. Установите PostgreSQL&#xa0;15 или новее либо укажите сервер базы данных в настройках.</translation>
    </message>
    <message>
        <source>The data on this machine belongs to another major version of PostgreSQL. Install that version; the data is unharmed.</source>
        <translation>Данные на этом компьютере созданы другой основной версией PostgreSQL. Установите ту версию; данные целы.</translation>
    </message>
    <message>
        <source>The private database of this machine did not start. Nothing was changed.</source>
        <translation>Локальная база данных этого компьютера не запустилась. Ничего не изменено.</translation>
    </message>
    <message>
        <source>The disk is full. Nothing was changed; free some space.</source>
        <translation>Диск заполнен. Ничего не изменено; освободите место.</translation>
    </message>
    <message>
        <source>A file of the program cannot be read or written. Check the rights of the data folder.</source>
        <translation>Не удалось прочитать или записать файл программы. Проверьте права на папку с данными.</translation>
    </message>
    <message>
        <source>The program is closing.</source>
        <translation>Программа закрывается.</translation>
    </message>
    <message>
        <source>Something went wrong inside the program. What you typed is kept; if it happens again, tell support.</source>
        <translation>В программе что-то пошло не так. Введённое сохранено; если это повторится, сообщите в поддержку.</translation>
    </message>
</context>
<context>
    <name>ExtraRow</name>
    <message numerus="yes">
        <source>only %L1 available</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>доступно только %L1</numerusform>
            <numerusform>доступно только %L1</numerusform>
            <numerusform>доступно только %L1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 available</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>доступно %L1</numerusform>
            <numerusform>доступно %L1</numerusform>
            <numerusform>доступно %L1</numerusform>
        </translation>
    </message>
    <message>
        <source>One less of %1</source>
        <comment>an item</comment>
        <translation>%1: на одну меньше</translation>
    </message>
    <message>
        <source>One more of %1</source>
        <comment>an item</comment>
        <translation>%1: на одну больше</translation>
    </message>
</context>
<context>
    <name>ExtrasField</name>
    <message>
        <source>Extras</source>
        <translation>Прокат и товары</translation>
    </message>
    <message>
        <source>Find an extra</source>
        <translation>Найти в прокате</translation>
    </message>
</context>
<context>
    <name>ExtrasStep</name>
    <message>
        <source>Would you like anything else?</source>
        <translation>Что-нибудь ещё?</translation>
    </message>
    <message>
        <source>No, thank you</source>
        <translation>Нет, спасибо</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Дальше</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n left)</source>
        <extracomment>%1 is an item that is lent, &quot;Climbing shoes&quot;; how many are left of it</extracomment>
        <translation>
            <numerusform>%1 (осталось: %n)</numerusform>
            <numerusform>%1 (осталось: %n)</numerusform>
            <numerusform>%1 (осталось: %n)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (none left)</source>
        <translation>%1 (нет в наличии)</translation>
    </message>
</context>
<context>
    <name>FindCard</name>
    <message numerus="yes">
        <source>%n entries found</source>
        <translation>
            <numerusform>Найдена %n запись</numerusform>
            <numerusform>Найдены %n записи</numerusform>
            <numerusform>Найдено %n записей</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FindField</name>
    <message>
        <source>Nothing fits “%1”</source>
        <translation>Ничего не подходит под «%1»</translation>
    </message>
    <message>
        <source>Find: name, phone, code</source>
        <translation>Поиск: имя, телефон, код</translation>
    </message>
    <message>
        <source>Find a customer or a booking by name, phone or code</source>
        <translation>Найти клиента или бронь по имени, телефону или коду</translation>
    </message>
    <message>
        <source>Find (%1)</source>
        <translation>Поиск (%1)</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Восстановить</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Взять себе</translation>
    </message>
</context>
<context>
    <name>FindWords</name>
    <message>
        <source>without a name</source>
        <comment>booking</comment>
        <translation>без имени</translation>
    </message>
    <message>
        <source>customer</source>
        <comment>what was found</comment>
        <translation>клиент</translation>
    </message>
    <message>
        <source>all here</source>
        <comment>the party of a booking</comment>
        <translation>все пришли</translation>
    </message>
    <message>
        <source>%1 of %2 here</source>
        <comment>arrived, size of the party</comment>
        <translation>пришли %1 из %2</translation>
    </message>
    <message>
        <source>erased person</source>
        <translation>данные стёрты</translation>
    </message>
</context>
<context>
    <name>FreeBar</name>
    <message>
        <source>From 1 to %1</source>
        <translation>От 1 до %1</translation>
    </message>
    <message numerus="yes">
        <source>Free for %1: %n slot(s) of this week.</source>
        <extracomment>%1 is a number of people, %n counts slots</extracomment>
        <translation>
            <numerusform>Хватит мест для %1: %n вариант на этой неделе.</numerusform>
            <numerusform>Хватит мест для %1: %n варианта на этой неделе.</numerusform>
            <numerusform>Хватит мест для %1: %n вариантов на этой неделе.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Free for %1: %n slot(s) of this day.</source>
        <translation>
            <numerusform>Хватит мест для %1: %n вариант в этот день.</numerusform>
            <numerusform>Хватит мест для %1: %n варианта в этот день.</numerusform>
            <numerusform>Хватит мест для %1: %n вариантов в этот день.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking…</source>
        <comment>for a free slot</comment>
        <translation>Ищем…</translation>
    </message>
    <message>
        <source>No other one until %1.</source>
        <extracomment>%1 is a date</extracomment>
        <translation>До %1 другого нет.</translation>
    </message>
    <message>
        <source>None until %1.</source>
        <translation>До %1 ничего нет.</translation>
    </message>
    <message>
        <source>Found: %1</source>
        <comment>date, time, resource</comment>
        <translation>Найдено: %1</translation>
    </message>
    <message>
        <source>Free for…</source>
        <comment>so many people</comment>
        <translation>Места для…</translation>
    </message>
    <message>
        <source>Finds the first slot with room for so many people</source>
        <translation>Находит первое время, где хватит мест</translation>
    </message>
    <message>
        <source>For how many people?</source>
        <translation>На сколько человек?</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Найти</translation>
    </message>
    <message>
        <source>Next one</source>
        <comment>free slot</comment>
        <translation>Следующее</translation>
    </message>
    <message>
        <source>Show all slots again</source>
        <translation>Снова показать всё</translation>
    </message>
    <message>
        <source>Show all slots again (%1)</source>
        <translation>Снова показать всё (%1)</translation>
    </message>
</context>
<context>
    <name>FreeField</name>
    <message>
        <source>For how many people?</source>
        <translation>На сколько человек?</translation>
    </message>
    <message>
        <source>One person less</source>
        <translation>На одного меньше</translation>
    </message>
    <message>
        <source>One person more</source>
        <translation>На одного больше</translation>
    </message>
</context>
<context>
    <name>GoneCard</name>
    <message>
        <source>This booking is not on the slot any more: %1.</source>
        <translation>Этой брони больше нет в этом времени: %1.</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Восстановить</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>Оставить как есть</translation>
    </message>
</context>
<context>
    <name>GridBar</name>
    <message>
        <source>View: %1</source>
        <translation>Вид: %1</translation>
    </message>
    <message>
        <source>How the slots are laid out</source>
        <translation>Как показано время</translation>
    </message>
    <message>
        <source>Week of %1</source>
        <translation>Неделя: %1</translation>
    </message>
</context>
<context>
    <name>HealthRows</name>
    <message>
        <source>Works</source>
        <translation>Работает</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Проверьте</translation>
    </message>
    <message>
        <source>Does not work</source>
        <translation>Не работает</translation>
    </message>
    <message>
        <source>Not there</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Принтер</translation>
    </message>
    <message>
        <source>None is set. Codes are on the screen.</source>
        <translation>Не задан. Коды показываются на экране.</translation>
    </message>
    <message>
        <source>Nothing has been printed since the start.</source>
        <translation>С момента запуска ничего не печаталось.</translation>
    </message>
    <message>
        <source>The last ticket was printed.</source>
        <translation>Последний билет напечатан.</translation>
    </message>
    <message>
        <source>The last ticket was not printed: %1</source>
        <translation>Последний билет не напечатан: %1</translation>
    </message>
    <message>
        <source>Scanner</source>
        <translation>Сканер</translation>
    </message>
    <message>
        <source>None is set. Codes are typed.</source>
        <translation>Не задан. Коды вводятся вручную.</translation>
    </message>
    <message>
        <source>It types like a keyboard. Scan to test it.</source>
        <translation>Работает как клавиатура. Для проверки считайте код.</translation>
    </message>
    <message>
        <source>Open: %1</source>
        <translation>Открыт: %1</translation>
    </message>
    <message>
        <source>Away: %1</source>
        <translation>Недоступен: %1</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Сеть</translation>
    </message>
    <message>
        <source>Connected.</source>
        <translation>Подключена.</translation>
    </message>
    <message>
        <source>This machine is in no network.</source>
        <translation>Этот компьютер не подключён к сети.</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>База данных</translation>
    </message>
    <message>
        <source>It has not answered since the start.</source>
        <translation>С момента запуска не отвечала.</translation>
    </message>
    <message numerus="yes">
        <source>The last answer came %n second(s) ago.</source>
        <translation>
            <numerusform>Последний ответ получен %n секунду назад.</numerusform>
            <numerusform>Последний ответ получен %n секунды назад.</numerusform>
            <numerusform>Последний ответ получен %n секунд назад.</numerusform>
        </translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Часы</translation>
    </message>
    <message>
        <source>Not compared with the server yet.</source>
        <translation>С сервером ещё не сверены.</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) ahead of the server. Holds end by the clock of the server.</source>
        <translation>
            <numerusform>На %n секунду впереди сервера. Брони истекают по часам сервера.</numerusform>
            <numerusform>На %n секунды впереди сервера. Брони истекают по часам сервера.</numerusform>
            <numerusform>На %n секунд впереди сервера. Брони истекают по часам сервера.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) behind the server. Holds end by the clock of the server.</source>
        <translation>
            <numerusform>На %n секунду отстают от сервера. Брони истекают по часам сервера.</numerusform>
            <numerusform>На %n секунды отстают от сервера. Брони истекают по часам сервера.</numerusform>
            <numerusform>На %n секунд отстают от сервера. Брони истекают по часам сервера.</numerusform>
        </translation>
    </message>
    <message>
        <source>Speech</source>
        <translation>Речь</translation>
    </message>
    <message>
        <source>Switched off by the configuration.</source>
        <translation>Выключена в настройках.</translation>
    </message>
    <message>
        <source>A speech engine is there.</source>
        <translation>Синтезатор речи есть.</translation>
    </message>
    <message>
        <source>No speech engine is installed: screens are not read out.</source>
        <translation>Синтезатор речи не установлен: экраны не озвучиваются.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Звуки</translation>
    </message>
    <message>
        <source>Muted by the configuration.</source>
        <translation>Отключены в настройках.</translation>
    </message>
    <message>
        <source>Volume %1 of 10.</source>
        <translation>Громкость %1 из 10.</translation>
    </message>
    <message>
        <source>Nothing here plays sounds: warnings can only be seen.</source>
        <translation>Воспроизводить звук нечем: предупреждения только видны.</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>Диск</translation>
    </message>
    <message>
        <source>How much is free is not known.</source>
        <translation>Сколько свободно, неизвестно.</translation>
    </message>
    <message>
        <source>%1 free.</source>
        <translation>Свободно %1.</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Программа</translation>
    </message>
    <message>
        <source>Version %1.</source>
        <translation>Версия %1.</translation>
    </message>
</context>
<context>
    <name>HelpBar</name>
    <message>
        <source>Somebody needs help at the kiosk %1, since %2. Their place is kept.</source>
        <translation>У терминала «%1» нужна помощь, с %2. Место пока держим.</translation>
    </message>
    <message>
        <source>Somebody needs help at the kiosk %1, since %2.</source>
        <translation>У терминала «%1» нужна помощь, с %2.</translation>
    </message>
    <message numerus="yes">
        <source>And %n more call(s).</source>
        <translation>
            <numerusform>И ещё %n вызов.</numerusform>
            <numerusform>И ещё %n вызова.</numerusform>
            <numerusform>И ещё %n вызовов.</numerusform>
        </translation>
    </message>
    <message>
        <source>I am going there</source>
        <translation>Иду</translation>
    </message>
</context>
<context>
    <name>HistoryBox</name>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Ещё ничего не происходило.</translation>
    </message>
    <message>
        <source>History</source>
        <translation>История</translation>
    </message>
    <message>
        <source>What happened, newest first</source>
        <translation>Что происходило, сначала новое</translation>
    </message>
    <message>
        <source>Show older entries</source>
        <translation>Показать более старые</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>HistoryWords</name>
    <message>
        <source>Undone: %1</source>
        <comment>what was done again</comment>
        <translation>Возвращено: %1</translation>
    </message>
    <message numerus="yes">
        <source>Slot added, %n places</source>
        <translation>
            <numerusform>Добавлено время, %n место</numerusform>
            <numerusform>Добавлено время, %n места</numerusform>
            <numerusform>Добавлено время, %n мест</numerusform>
        </translation>
    </message>
    <message>
        <source>Slot closed</source>
        <translation>Время закрыто</translation>
    </message>
    <message>
        <source>Slot opened again</source>
        <translation>Время снова открыто</translation>
    </message>
    <message>
        <source>Held for %1</source>
        <comment>people</comment>
        <translation>Удержано: %1</translation>
    </message>
    <message>
        <source>Given more time</source>
        <translation>Дано больше времени</translation>
    </message>
    <message>
        <source>Booking confirmed for %1</source>
        <comment>people</comment>
        <translation>Бронь подтверждена: %1</translation>
    </message>
    <message numerus="yes">
        <source>Hold released, %n places are free again</source>
        <translation>
            <numerusform>Удержание снято, снова свободно %n место</numerusform>
            <numerusform>Удержание снято, снова свободны %n места</numerusform>
            <numerusform>Удержание снято, снова свободно %n мест</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Booking cancelled, %n places are free again</source>
        <translation>
            <numerusform>Бронь отменена, снова свободно %n место</numerusform>
            <numerusform>Бронь отменена, снова свободны %n места</numerusform>
            <numerusform>Бронь отменена, снова свободно %n мест</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Time was over, %n places are free again</source>
        <translation>
            <numerusform>Время вышло, снова свободно %n место</numerusform>
            <numerusform>Время вышло, снова свободны %n места</numerusform>
            <numerusform>Время вышло, снова свободно %n мест</numerusform>
        </translation>
    </message>
    <message>
        <source>Time was over</source>
        <translation>Время вышло</translation>
    </message>
    <message>
        <source>Number of places changed</source>
        <translation>Изменено число мест</translation>
    </message>
    <message>
        <source>Moved from %1 to %2</source>
        <comment>time and place of slots</comment>
        <translation>Перенесено: %1 → %2</translation>
    </message>
    <message>
        <source>Moved to another slot</source>
        <translation>Перенесено на другое время</translation>
    </message>
    <message>
        <source>Party changed from %1 to %2</source>
        <comment>numbers of people</comment>
        <translation>Число гостей изменено с %1 на %2</translation>
    </message>
    <message>
        <source>Size of the party changed</source>
        <translation>Изменено число гостей</translation>
    </message>
    <message>
        <source>Brought back</source>
        <translation>Восстановлено</translation>
    </message>
    <message>
        <source>Arrived: %1 of the party are here</source>
        <comment>number</comment>
        <translation>Пришли: %1</translation>
    </message>
    <message>
        <source>Arrival noted</source>
        <translation>Отмечен приход</translation>
    </message>
    <message>
        <source>Did not come</source>
        <translation>Не пришли</translation>
    </message>
    <message>
        <source>Taken over by another desk</source>
        <translation>Принято другой стойкой</translation>
    </message>
    <message>
        <source>Ticket printed</source>
        <translation>Билет напечатан</translation>
    </message>
    <message>
        <source>Changed, %1 places</source>
        <comment>signed number</comment>
        <translation>Изменено, мест: %1</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Изменено</translation>
    </message>
    <message>
        <source>%1 held</source>
        <comment>pieces</comment>
        <translation>%1: удержано</translation>
    </message>
    <message>
        <source>%1 handed out</source>
        <comment>pieces</comment>
        <translation>%1: выдано</translation>
    </message>
    <message>
        <source>%1 given back to the stock</source>
        <comment>pieces</comment>
        <translation>%1: вернулось на склад</translation>
    </message>
    <message>
        <source>%1 free again, time was over</source>
        <comment>pieces</comment>
        <translation>%1: снова свободно, время вышло</translation>
    </message>
    <message>
        <source>%1 came back</source>
        <comment>pieces</comment>
        <translation>%1: возвращено</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <comment>pieces</comment>
        <translation>%1: потеряно</translation>
    </message>
    <message>
        <source>%1 damaged</source>
        <comment>pieces</comment>
        <translation>%1: повреждено</translation>
    </message>
    <message>
        <source>%1 used up</source>
        <comment>pieces</comment>
        <translation>%1: израсходовано</translation>
    </message>
    <message>
        <source>%1 counted</source>
        <comment>pieces</comment>
        <translation>%1: посчитано</translation>
    </message>
    <message>
        <source>%1 changed</source>
        <comment>pieces</comment>
        <translation>%1: изменено</translation>
    </message>
    <message>
        <source>%1 held</source>
        <comment>credits</comment>
        <translation>%1: удержано</translation>
    </message>
    <message>
        <source>%1 paid</source>
        <comment>credits</comment>
        <translation>%1: оплачено</translation>
    </message>
    <message>
        <source>%1 released</source>
        <comment>credits</comment>
        <translation>%1: освобождено</translation>
    </message>
    <message>
        <source>%1 free again, time was over</source>
        <comment>credits</comment>
        <translation>%1: снова свободно, время вышло</translation>
    </message>
    <message>
        <source>%1 given back</source>
        <comment>credits</comment>
        <translation>%1: возвращено</translation>
    </message>
    <message>
        <source>%1 granted</source>
        <comment>credits</comment>
        <translation>%1: начислено</translation>
    </message>
    <message>
        <source>%1 debited</source>
        <comment>credits</comment>
        <translation>%1: списано</translation>
    </message>
    <message>
        <source>%1 expired</source>
        <comment>credits</comment>
        <translation>%1: срок истёк</translation>
    </message>
    <message>
        <source>Limits of the wallet changed</source>
        <translation>Изменены пределы кошелька</translation>
    </message>
    <message>
        <source>Customer added</source>
        <translation>Клиент добавлен</translation>
    </message>
    <message>
        <source>Customer changed</source>
        <translation>Данные клиента изменены</translation>
    </message>
    <message>
        <source>Merged with another customer</source>
        <translation>Объединён с другим клиентом</translation>
    </message>
    <message>
        <source>Personal data erased</source>
        <translation>Личные данные стёрты</translation>
    </message>
    <message>
        <source>number %1</source>
        <comment>of the other customer</comment>
        <translation>номер %1</translation>
    </message>
    <message>
        <source>name</source>
        <comment>field of a customer</comment>
        <translation>имя</translation>
    </message>
    <message>
        <source>phone</source>
        <comment>field of a customer</comment>
        <translation>телефон</translation>
    </message>
    <message>
        <source>e-mail</source>
        <comment>field of a customer</comment>
        <translation>почта</translation>
    </message>
    <message>
        <source>language</source>
        <comment>field of a customer</comment>
        <translation>язык</translation>
    </message>
    <message>
        <source>note</source>
        <comment>field of a customer</comment>
        <translation>заметка</translation>
    </message>
    <message>
        <source>Put on the waiting list for %1</source>
        <comment>people</comment>
        <translation>Запись в лист ожидания: %1</translation>
    </message>
    <message>
        <source>Offered from the waiting list for %1</source>
        <comment>people</comment>
        <translation>Предложено из листа ожидания: %1</translation>
    </message>
    <message numerus="yes">
        <source>Passed over on the waiting list: %1, but only %n places were free</source>
        <comment>people</comment>
        <translation>
            <numerusform>Пропущено в листе ожидания: %1, а свободно было только %n место</numerusform>
            <numerusform>Пропущено в листе ожидания: %1, а свободно было только %n места</numerusform>
            <numerusform>Пропущено в листе ожидания: %1, а свободно было только %n мест</numerusform>
        </translation>
    </message>
    <message>
        <source>Waited in vain: the time was over</source>
        <translation>Не дождались: время вышло</translation>
    </message>
    <message>
        <source>Taken off the waiting list</source>
        <translation>Убрано из листа ожидания</translation>
    </message>
</context>
<context>
    <name>HoldCard</name>
    <message>
        <source>Walk-in</source>
        <translation>Без имени</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name of a customer, size of the party</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds left</source>
        <translation>
            <numerusform>осталась %n&#xa0;секунда</numerusform>
            <numerusform>осталось %n&#xa0;секунды</numerusform>
            <numerusform>осталось %n&#xa0;секунд</numerusform>
        </translation>
    </message>
    <message>
        <source>Chosen: the buttons act on it.</source>
        <translation>Выбрана: кнопки действуют на неё.</translation>
    </message>
    <message>
        <source>held by you</source>
        <translation>придержано вами</translation>
    </message>
    <message>
        <source>booked by you</source>
        <translation>забронировано вами</translation>
    </message>
</context>
<context>
    <name>HoldEditor</name>
    <message>
        <source>New hold</source>
        <translation>Новая временная бронь</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Сколько человек</translation>
    </message>
    <message>
        <source>Name (may stay empty)</source>
        <translation>Имя (можно не указывать)</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Телефон</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Примечание</translation>
    </message>
    <message>
        <source>A customer you know.</source>
        <translation>Клиент уже есть в базе.</translation>
    </message>
    <message>
        <source>Name of the customer</source>
        <translation>Имя клиента</translation>
    </message>
    <message>
        <source>Phone of the customer</source>
        <translation>Телефон клиента</translation>
    </message>
</context>
<context>
    <name>IdleWarning</name>
    <message>
        <source>Are you still there?</source>
        <translation>Вы ещё здесь?</translation>
    </message>
    <message numerus="yes">
        <source>In %n second(s) your place is given back and everything you typed is forgotten.</source>
        <translation>
            <numerusform>Через %n секунду место освободится, а всё набранное сотрётся.</numerusform>
            <numerusform>Через %n секунды место освободится, а всё набранное сотрётся.</numerusform>
            <numerusform>Через %n секунд место освободится, а всё набранное сотрётся.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n second(s) everything you chose and typed is forgotten.</source>
        <translation>
            <numerusform>Через %n секунду всё выбранное и набранное сотрётся.</numerusform>
            <numerusform>Через %n секунды всё выбранное и набранное сотрётся.</numerusform>
            <numerusform>Через %n секунд всё выбранное и набранное сотрётся.</numerusform>
        </translation>
    </message>
    <message>
        <source>Yes, I am here</source>
        <translation>Да, я здесь</translation>
    </message>
</context>
<context>
    <name>KeyList</name>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Стрелки</translation>
    </message>
    <message>
        <source>Move to another slot</source>
        <translation>Перейти к другому слоту</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home, End</translation>
    </message>
    <message>
        <source>First and last slot of the day</source>
        <translation>Первый и последний слот дня</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Страницы</translation>
    </message>
    <message>
        <source>Find: take over, bring back</source>
        <translation>Поиск: взять, восстановить</translation>
    </message>
</context>
<context>
    <name>KeyNames</name>
    <message>
        <source>Space</source>
        <translation>Пробел</translation>
    </message>
    <message>
        <source>Delete the last letter</source>
        <extracomment>a key that takes the last letter away</extracomment>
        <translation>Стереть последнюю букву</translation>
    </message>
    <message>
        <source>Capital letters</source>
        <translation>Заглавные буквы</translation>
    </message>
    <message>
        <source>Digits and signs</source>
        <translation>Цифры и знаки</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Буквы</translation>
    </message>
    <message>
        <source>Letters of another language</source>
        <translation>Буквы другого языка</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>a key: the name or number has been typed</extracomment>
        <translation>Готово</translation>
    </message>
    <message>
        <source>hyphen</source>
        <translation>дефис</translation>
    </message>
    <message>
        <source>apostrophe</source>
        <translation>апостроф</translation>
    </message>
    <message>
        <source>full stop</source>
        <translation>точка</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>запятая</translation>
    </message>
    <message>
        <source>plus</source>
        <translation>плюс</translation>
    </message>
    <message>
        <source>caron</source>
        <extracomment>the accent of č, before its letter is pressed</extracomment>
        <translation>галочка над буквой</translation>
    </message>
    <message>
        <source>acute accent</source>
        <extracomment>the accent of á, before its letter is pressed</extracomment>
        <translation>острое ударение</translation>
    </message>
    <message>
        <source>diaeresis</source>
        <extracomment>the accent of ä, before its letter is pressed</extracomment>
        <translation>две точки над буквой</translation>
    </message>
</context>
<context>
    <name>KioskFrame</name>
    <message>
        <source>One moment, please</source>
        <translation>Одну минуту, пожалуйста</translation>
    </message>
    <message>
        <source>This kiosk is starting.</source>
        <translation>Киоск запускается.</translation>
    </message>
    <message>
        <source>Please go to the desk</source>
        <translation>Пожалуйста, подойдите к стойке</translation>
    </message>
    <message>
        <source>This kiosk cannot book at the moment. It comes back by itself.</source>
        <translation>Сейчас киоск не может бронировать. Он восстановится сам.</translation>
    </message>
    <message>
        <source>Demo: nothing here is real</source>
        <translation>Демо: здесь всё не по-настоящему</translation>
    </message>
</context>
<context>
    <name>KiosksCard</name>
    <message>
        <source>Kiosks</source>
        <translation>Терминалы</translation>
    </message>
    <message>
        <source>This kiosk has been removed.</source>
        <translation>Этот терминал убран.</translation>
    </message>
    <message>
        <source>Write why it is closed: visitors read it.</source>
        <translation>Напишите, почему он закрыт: это прочтут посетители.</translation>
    </message>
    <message>
        <source>Why it is closed, for visitors</source>
        <translation>Почему закрыт, для посетителей</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>buttons: a kiosk takes visitors, or takes no new ones</extracomment>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>closed: %1</source>
        <translation>закрыт: %1</translation>
    </message>
    <message>
        <source>open</source>
        <translation>открыт</translation>
    </message>
    <message>
        <source>closed by its hours</source>
        <translation>закрыт по расписанию</translation>
    </message>
    <message>
        <source>never heard of</source>
        <translation>ни разу не отвечал</translation>
    </message>
    <message>
        <source>answers</source>
        <translation>отвечает</translation>
    </message>
    <message numerus="yes">
        <source>silent for %n minute(s)</source>
        <translation>
            <numerusform>молчит %n минуту</numerusform>
            <numerusform>молчит %n минуты</numerusform>
            <numerusform>молчит %n минут</numerusform>
        </translation>
    </message>
    <message>
        <source>somebody needs help</source>
        <translation>нужна помощь</translation>
    </message>
    <message>
        <source>printer: %1</source>
        <translation>принтер: %1</translation>
    </message>
    <message>
        <source>scanner: %1</source>
        <translation>сканер: %1</translation>
    </message>
    <message numerus="yes">
        <source>its clock is off by %n second(s)</source>
        <translation>
            <numerusform>часы врут на %n секунду</numerusform>
            <numerusform>часы врут на %n секунды</numerusform>
            <numerusform>часы врут на %n секунд</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>Legend</source>
        <translation>Обозначения</translation>
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
            <numerusform>%L1&#xa0;кредит</numerusform>
            <numerusform>%L1&#xa0;кредита</numerusform>
            <numerusform>%L1&#xa0;кредитов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %1 are left.</source>
        <comment>pieces of an item</comment>
        <translation>
            <numerusform>Осталось только %1.</numerusform>
            <numerusform>Осталось только %1.</numerusform>
            <numerusform>Осталось только %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: none left.</source>
        <comment>an item</comment>
        <translation>%1: ничего не осталось.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %2 available.</source>
        <comment>customer, credits</comment>
        <translation>
            <numerusform>%1: доступно %2.</numerusform>
            <numerusform>%1: доступно %2.</numerusform>
            <numerusform>%1: доступно %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no credits available.</source>
        <comment>customer</comment>
        <translation>%1: доступных кредитов нет.</translation>
    </message>
    <message>
        <source>Hold with %1</source>
        <comment>pieces of an item</comment>
        <translation>Взять %1</translation>
    </message>
    <message>
        <source>Hold with %1</source>
        <comment>credits</comment>
        <translation>Придержать: %1</translation>
    </message>
    <message>
        <source>Hold without %1</source>
        <comment>an item</comment>
        <translation>Без этого: %1</translation>
    </message>
    <message>
        <source>Hold without credits</source>
        <translation>Придержать без кредитов</translation>
    </message>
    <message numerus="yes">
        <source>%L1 points</source>
        <comment>credits</comment>
        <translation>
            <numerusform>%L1&#xa0;балл</numerusform>
            <numerusform>%L1&#xa0;балла</numerusform>
            <numerusform>%L1&#xa0;баллов</numerusform>
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
        <translation>У&#xa0;клиента %1 нет доступных баллов.</translation>
    </message>
    <message>
        <source>%1 has no %2 available.</source>
        <comment>customer, kind of credits</comment>
        <translation>У&#xa0;клиента %1 не осталось «%2».</translation>
    </message>
</context>
<context>
    <name>ListenBar</name>
    <message>
        <source>Say it again</source>
        <extracomment>a button for somebody who has the screen read aloud</extracomment>
        <translation>Ещё раз</translation>
    </message>
    <message>
        <source>Pause, go on</source>
        <extracomment>a button: stops the voice, and lets it go on when pressed again</extracomment>
        <translation>Пауза / дальше</translation>
    </message>
    <message>
        <source>Stop reading</source>
        <extracomment>a button: the screens are not read aloud any more</extracomment>
        <translation>Не читать</translation>
    </message>
</context>
<context>
    <name>LockChoice</name>
    <message>
        <source>Lock</source>
        <translation>Блокировка</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN-код</translation>
    </message>
    <message>
        <source>Locks when unused for</source>
        <translation>Блокировать без дела через</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Изменить</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Задать</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source> min</source>
        <comment>minutes, after a number</comment>
        <translation> мин</translation>
    </message>
    <message>
        <source>never by itself</source>
        <translation>само не блокируется</translation>
    </message>
    <message>
        <source>is set</source>
        <translation>задан</translation>
    </message>
    <message>
        <source>4 to 12 digits</source>
        <translation>от 4 до 12 цифр</translation>
    </message>
    <message>
        <source>A PIN is of 4 to 12 digits.</source>
        <translation>В PIN-коде от 4 до 12 цифр.</translation>
    </message>
    <message>
        <source>Ctrl+L locks at once. While something is typed it waits three times as long. The program starts locked.</source>
        <translation>Ctrl+L блокирует сразу. Пока что-то введено, ожидание втрое дольше. Программа запускается заблокированной.</translation>
    </message>
    <message>
        <source>Without a PIN the desk does not lock.</source>
        <translation>Без PIN-кода стойка не блокируется.</translation>
    </message>
</context>
<context>
    <name>LockScreen</name>
    <message>
        <source>Locked</source>
        <translation>Заблокировано</translation>
    </message>
    <message>
        <source>%1 is locked</source>
        <translation>%1: заблокировано</translation>
    </message>
    <message>
        <source>What was typed is kept. The desk goes on where it was.</source>
        <translation>Введённое сохранено. Работа продолжится с того же места.</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN-код</translation>
    </message>
    <message>
        <source>PIN that opens the desk</source>
        <translation>PIN-код для разблокировки</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Разблокировать</translation>
    </message>
    <message numerus="yes">
        <source>That PIN is wrong. The next try is possible in %n second(s).</source>
        <translation>
            <numerusform>PIN-код неверный. Следующая попытка через %n секунду.</numerusform>
            <numerusform>PIN-код неверный. Следующая попытка через %n секунды.</numerusform>
            <numerusform>PIN-код неверный. Следующая попытка через %n секунд.</numerusform>
        </translation>
    </message>
    <message>
        <source>That PIN is wrong.</source>
        <translation>PIN-код неверный.</translation>
    </message>
</context>
<context>
    <name>MessageWords</name>
    <message>
        <source>Too many wrong codes were tried here.</source>
        <translation>Здесь слишком много раз набрали неверный код.</translation>
    </message>
    <message numerus="yes">
        <source>Codes can be typed again in %n minute(s). Your ticket can be scanned all the same, and the desk is glad to help you.</source>
        <translation>
            <numerusform>Набрать код снова можно через %n минуту. Билет можно отсканировать и сейчас, а на стойке вам охотно помогут.</numerusform>
            <numerusform>Набрать код снова можно через %n минуты. Билет можно отсканировать и сейчас, а на стойке вам охотно помогут.</numerusform>
            <numerusform>Набрать код снова можно через %n минут. Билет можно отсканировать и сейчас, а на стойке вам охотно помогут.</numerusform>
        </translation>
    </message>
    <message>
        <source>Somebody else was faster: there is no room at that time any more.</source>
        <translation>Кто-то успел раньше: на это время мест уже нет.</translation>
    </message>
    <message>
        <source>Please choose another time.</source>
        <translation>Выберите, пожалуйста, другое время.</translation>
    </message>
    <message>
        <source>That time cannot be booked any more.</source>
        <translation>На это время записаться уже нельзя.</translation>
    </message>
    <message>
        <source>The time ran out and your place was given back.</source>
        <translation>Время вышло, и место освободилось.</translation>
    </message>
    <message>
        <source>Please choose a time again. What you typed is still here.</source>
        <translation>Выберите время ещё раз. Всё, что вы набрали, сохранилось.</translation>
    </message>
    <message>
        <source>Your wish never arrived. Nothing was done.</source>
        <translation>Запрос не дошёл. Ничего не сделано.</translation>
    </message>
    <message>
        <source>Please press again.</source>
        <translation>Нажмите, пожалуйста, ещё раз.</translation>
    </message>
    <message>
        <source>That did not work. Nothing was changed.</source>
        <translation>Не получилось. Ничего не изменено.</translation>
    </message>
    <message>
        <source>Please press again. If it happens once more, tell the desk: %1</source>
        <translation>Нажмите ещё раз. Если повторится, скажите на стойке: %1</translation>
    </message>
    <message>
        <source>Your place cannot be kept any longer than that.</source>
        <translation>Дольше держать место нельзя.</translation>
    </message>
    <message>
        <source>Please finish in the time that is left.</source>
        <translation>Закончите, пожалуйста, за оставшееся время.</translation>
    </message>
    <message>
        <source>Please type a name.</source>
        <translation>Наберите, пожалуйста, имя.</translation>
    </message>
    <message>
        <source>There is not enough left: %1</source>
        <translation>Столько не осталось: %1</translation>
    </message>
    <message numerus="yes">
        <source>You can have %n of it.</source>
        <translation>
            <numerusform>Можно взять: %n.</numerusform>
            <numerusform>Можно взять: %n.</numerusform>
            <numerusform>Можно взять: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Please type your code.</source>
        <translation>Наберите, пожалуйста, код.</translation>
    </message>
    <message>
        <source>There is no booking with this code.</source>
        <translation>Записи с таким кодом нет.</translation>
    </message>
    <message>
        <source>Please look at it once more, or ask at the desk.</source>
        <translation>Проверьте код ещё раз или спросите на стойке.</translation>
    </message>
    <message>
        <source>Nothing needs to be scanned on this screen.</source>
        <translation>На этом экране сканировать ничего не нужно.</translation>
    </message>
    <message>
        <source>To check in, please finish or start over first.</source>
        <translation>Чтобы отметиться, сначала закончите или начните заново.</translation>
    </message>
    <message>
        <source>Somebody from the desk is coming to you.</source>
        <translation>К вам уже идут.</translation>
    </message>
    <message>
        <source>Your place is kept. You can go on meanwhile.</source>
        <translation>Место за вами. Можно продолжать.</translation>
    </message>
    <message>
        <source>You can go on meanwhile.</source>
        <translation>Пока можно продолжать.</translation>
    </message>
    <message>
        <source>Nobody could be called. Please go to the desk.</source>
        <translation>Позвать никого не удалось. Подойдите, пожалуйста, к стойке.</translation>
    </message>
    <message>
        <source>Your card was read.</source>
        <translation>Карта считана.</translation>
    </message>
    <message>
        <source>At the end you can pay with your credits.</source>
        <translation>В конце вы сможете заплатить кредитами.</translation>
    </message>
    <message>
        <source>This cannot be paid with credits.</source>
        <translation>Заплатить за это кредитами нельзя.</translation>
    </message>
    <message>
        <source>This card is not known here.</source>
        <translation>Такой карты здесь не знают.</translation>
    </message>
    <message>
        <source>Please hold it before the scanner again, or ask at the desk.</source>
        <translation>Поднесите её к сканеру ещё раз или спросите на стойке.</translation>
    </message>
    <message>
        <source>There are not enough credits on your card.</source>
        <translation>На карте не хватает кредитов.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n.</source>
        <translation>
            <numerusform>У вас %n.</numerusform>
            <numerusform>У вас %n.</numerusform>
            <numerusform>У вас %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MonthView</name>
    <message>
        <source>Calendar, %1</source>
        <translation>Календарь, %1</translation>
    </message>
    <message>
        <source>Arrows move, Enter picks, Page Up and Page Down turn the month.</source>
        <translation>Стрелки&#xa0;— перейти, Enter&#xa0;— выбрать, Page&#xa0;Up и Page&#xa0;Down&#xa0;— сменить месяц.</translation>
    </message>
</context>
<context>
    <name>NameStep</name>
    <message>
        <source>What is your name?</source>
        <translation>Как вас зовут?</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Phone, if you like</source>
        <extracomment>beside a field that may stay empty</extracomment>
        <translation>Телефон, если хотите</translation>
    </message>
</context>
<context>
    <name>OfferBar</name>
    <message>
        <source>Places came back: call %1. %2 for %3, %4.</source>
        <comment>name and phone, resource, size of the party, time</comment>
        <translation>Освободились места, позвоните: %1. %2, %3, %4.</translation>
    </message>
    <message numerus="yes">
        <source>And %n more offer(s).</source>
        <translation>
            <numerusform>И ещё %n предложение.</numerusform>
            <numerusform>И ещё %n предложения.</numerusform>
            <numerusform>И ещё %n предложений.</numerusform>
        </translation>
    </message>
    <message>
        <source>Next offer</source>
        <translation>Следующее</translation>
    </message>
    <message>
        <source>Go to the offer</source>
        <translation>Перейти</translation>
    </message>
</context>
<context>
    <name>OutcomeText</name>
    <message>
        <source>There is no slot here.</source>
        <translation>Здесь нет слота.</translation>
    </message>
    <message>
        <source>This day is still being read.</source>
        <translation>Этот день ещё загружается.</translation>
    </message>
    <message>
        <source>Nothing to confirm: choose an open hold first.</source>
        <translation>Подтверждать нечего: сначала выберите временную бронь.</translation>
    </message>
    <message>
        <source>Nothing to extend: choose an open hold first.</source>
        <translation>Продлевать нечего: сначала выберите временную бронь.</translation>
    </message>
    <message>
        <source>Nothing to cancel: choose a hold or a booking first.</source>
        <translation>Отменять нечего: сначала выберите бронь.</translation>
    </message>
    <message>
        <source>The last answer is still being looked for. Wait a moment.</source>
        <translation>Ещё выясняем, чем закончилось последнее действие. Подождите немного.</translation>
    </message>
    <message numerus="yes">
        <source>%n requests from before the last end of the program have arrived.</source>
        <translation>
            <numerusform>Дошёл %n&#xa0;запрос, отправленный перед закрытием программы.</numerusform>
            <numerusform>Дошли %n&#xa0;запроса, отправленных перед закрытием программы.</numerusform>
            <numerusform>Дошло %n&#xa0;запросов, отправленных перед закрытием программы.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n requests from before had not arrived; nothing is held for them.</source>
        <translation>
            <numerusform>Не&#xa0;дошёл %n&#xa0;прежний запрос; места по нему не придержаны.</numerusform>
            <numerusform>Не&#xa0;дошли %n&#xa0;прежних запроса; места по ним не придержаны.</numerusform>
            <numerusform>Не&#xa0;дошло %n&#xa0;прежних запросов; места по ним не придержаны.</numerusform>
        </translation>
    </message>
    <message>
        <source>Held. Press C to confirm the booking.</source>
        <translation>Места придержаны. Чтобы подтвердить бронь, нажмите C.</translation>
    </message>
    <message>
        <source>This slot is closed: %1.</source>
        <translation>Этот слот закрыт: %1.</translation>
    </message>
    <message>
        <source>This slot is over.</source>
        <translation>Этот слот уже прошёл.</translation>
    </message>
    <message>
        <source>This slot does not exist any more.</source>
        <translation>Этого слота больше нет.</translation>
    </message>
    <message>
        <source>No credits are available.</source>
        <translation>Доступных кредитов нет.</translation>
    </message>
    <message>
        <source>Credits are not held at this place.</source>
        <translation>Здесь кредиты не резервируются.</translation>
    </message>
    <message>
        <source>This request was used before for something else. Nothing was changed; do it again.</source>
        <translation>Этот запрос уже использован для другого действия. Ничего не изменено; повторите действие.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n of %1 are left.</source>
        <comment>pieces of a stock item</comment>
        <translation>
            <numerusform>%1: осталось только %n&#xa0;шт.</numerusform>
            <numerusform>%1: осталось только %n&#xa0;шт.</numerusform>
            <numerusform>%1: осталось только %n&#xa0;шт.</numerusform>
        </translation>
    </message>
    <message>
        <source>No %1 are left.</source>
        <comment>a stock item</comment>
        <translation>%1: ничего не осталось.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n places are left.</source>
        <translation>
            <numerusform>Осталось только %n&#xa0;место.</numerusform>
            <numerusform>Осталось только %n&#xa0;места.</numerusform>
            <numerusform>Осталось только %n&#xa0;мест.</numerusform>
        </translation>
    </message>
    <message>
        <source>No place is left.</source>
        <translation>Свободных мест не осталось.</translation>
    </message>
    <message>
        <source>A party needs at least one person, and no more than the slot has places.</source>
        <translation>Нужен хотя бы один человек, но не больше, чем мест в слоте.</translation>
    </message>
    <message>
        <source>The name is too long.</source>
        <translation>Имя слишком длинное.</translation>
    </message>
    <message>
        <source>This is not a phone number.</source>
        <translation>Это не номер телефона.</translation>
    </message>
    <message>
        <source>The note is too long.</source>
        <translation>Примечание слишком длинное.</translation>
    </message>
    <message>
        <source>The reason is too long.</source>
        <translation>Причина слишком длинная.</translation>
    </message>
    <message>
        <source>The database refused a value. Nothing was changed; correct what you typed.</source>
        <translation>База данных не приняла значение. Ничего не изменено; исправьте введённое.</translation>
    </message>
    <message>
        <source>Booking confirmed.</source>
        <translation>Бронь подтверждена.</translation>
    </message>
    <message>
        <source>This hold does not exist any more.</source>
        <translation>Этой брони больше нет.</translation>
    </message>
    <message>
        <source>Cancelled. The places are free again.</source>
        <translation>Отменено. Места снова свободны.</translation>
    </message>
    <message>
        <source>The hold has its full time again.</source>
        <translation>Бронь продлена: время отсчитывается заново.</translation>
    </message>
    <message>
        <source>This hold cannot be given more time.</source>
        <translation>Эту бронь больше нельзя продлить.</translation>
    </message>
    <message>
        <source>This hold is still open.</source>
        <translation>Эта бронь ещё ждёт подтверждения.</translation>
    </message>
    <message>
        <source>This booking has already been confirmed.</source>
        <translation>Эта бронь уже подтверждена.</translation>
    </message>
    <message>
        <source>This hold has been cancelled before.</source>
        <translation>Эта бронь уже отменена.</translation>
    </message>
    <message>
        <source>This hold ran out of time. Press Enter to hold the slot again.</source>
        <translation>Время этой брони истекло. Чтобы придержать места снова, нажмите Enter.</translation>
    </message>
    <message>
        <source>The request never arrived and nothing is held. What you typed is kept: press Enter to send it.</source>
        <translation>Запрос не дошёл, места не придержаны. Введённое сохранено: чтобы отправить, нажмите Enter.</translation>
    </message>
    <message>
        <source>The confirmation never arrived. The hold is still open: press C again.</source>
        <translation>Подтверждение не дошло. Бронь ещё ждёт: нажмите C ещё раз.</translation>
    </message>
    <message>
        <source>The cancellation never arrived. Nothing was cancelled.</source>
        <translation>Отмена не дошла. Бронь не отменена.</translation>
    </message>
    <message numerus="yes">
        <source>Taken %n seconds ago at %1.</source>
        <translation>
            <numerusform>Места заняли %n&#xa0;секунду назад: %1.</numerusform>
            <numerusform>Места заняли %n&#xa0;секунды назад: %1.</numerusform>
            <numerusform>Места заняли %n&#xa0;секунд назад: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is closed.</source>
        <translation>Ничего не закрыто.</translation>
    </message>
    <message numerus="yes">
        <source>= %n available</source>
        <comment>result of a sum</comment>
        <translation>
            <numerusform>= %n&#xa0;свободное</numerusform>
            <numerusform>= %n&#xa0;свободных</numerusform>
            <numerusform>= %n&#xa0;свободных</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places</source>
        <comment>in a sum</comment>
        <translation>
            <numerusform>%n&#xa0;место</numerusform>
            <numerusform>%n&#xa0;места</numerusform>
            <numerusform>%n&#xa0;мест</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n confirmed</source>
        <comment>places, in a sum</comment>
        <translation>
            <numerusform>%n&#xa0;подтверждённое</numerusform>
            <numerusform>%n&#xa0;подтверждённых</numerusform>
            <numerusform>%n&#xa0;подтверждённых</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n held by %1 until %2</source>
        <comment>places, in a sum</comment>
        <translation>
            <numerusform>%n&#xa0;держит %1 до&#xa0;%2</numerusform>
            <numerusform>%n&#xa0;держит %1 до&#xa0;%2</numerusform>
            <numerusform>%n&#xa0;держит %1 до&#xa0;%2</numerusform>
        </translation>
    </message>
    <message>
        <source>Closed: %1.</source>
        <translation>Закрыто: %1.</translation>
    </message>
    <message>
        <source>The slot is over.</source>
        <translation>Слот уже прошёл.</translation>
    </message>
    <message>
        <source>held</source>
        <comment>status of a hold</comment>
        <translation>временная</translation>
    </message>
    <message>
        <source>confirmed</source>
        <comment>status of a hold</comment>
        <translation>подтверждена</translation>
    </message>
    <message>
        <source>cancelled</source>
        <comment>status of a hold</comment>
        <translation>отменена</translation>
    </message>
    <message>
        <source>expired</source>
        <comment>status of a hold</comment>
        <translation>истекла</translation>
    </message>
    <message>
        <source>It had been placed, and is still held.</source>
        <translation>Эта бронь уже была создана и ещё действует.</translation>
    </message>
    <message>
        <source>It had been placed, and is confirmed now.</source>
        <translation>Эта бронь уже была создана, сейчас она подтверждена.</translation>
    </message>
    <message>
        <source>It had been placed, and is cancelled now.</source>
        <translation>Эта бронь уже была создана, сейчас она отменена.</translation>
    </message>
    <message>
        <source>It had been placed, and has expired since.</source>
        <translation>Эта бронь уже была создана, но её время истекло.</translation>
    </message>
    <message>
        <source>Released. The places are free again.</source>
        <translation>Снято. Места снова свободны.</translation>
    </message>
    <message>
        <source>The release never arrived. The hold is still open.</source>
        <translation>Снятие не дошло. Бронь ещё действует.</translation>
    </message>
    <message numerus="yes">
        <source>%n places of lapsed holds are free again.</source>
        <translation>
            <numerusform>По истёкшим броням снова свободно %n&#xa0;место.</numerusform>
            <numerusform>По истёкшим броням снова свободны %n&#xa0;места.</numerusform>
            <numerusform>По истёкшим броням снова свободно %n&#xa0;мест.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to return: choose a booking with pieces out first.</source>
        <translation>Возвращать нечего: сначала выберите бронь с выданными вещами.</translation>
    </message>
    <message>
        <source>The amount of credits cannot be read. Nothing was sent.</source>
        <translation>Сумму кредитов не удалось прочитать. Ничего не отправлено.</translation>
    </message>
    <message numerus="yes">
        <source>Only %1 are available.</source>
        <comment>credits</comment>
        <translation>
            <numerusform>Доступен только %1.</numerusform>
            <numerusform>Доступно только %1.</numerusform>
            <numerusform>Доступно только %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to change: choose a hold or booking first.</source>
        <translation>Нечего менять: сначала выберите бронь.</translation>
    </message>
    <message>
        <source>Nobody to check in: choose a confirmed booking first.</source>
        <translation>Некого отмечать: сначала выберите подтверждённую бронь.</translation>
    </message>
    <message>
        <source>Choose a hold and press M first, then go to the one to change places with.</source>
        <translation>Сначала выберите бронь и нажмите M, затем перейдите к той, с которой её поменять.</translation>
    </message>
    <message>
        <source>did not come</source>
        <comment>status of a booking</comment>
        <translation>не пришли</translation>
    </message>
    <message>
        <source>here</source>
        <comment>status of a booking: the whole party has come</comment>
        <translation>пришли</translation>
    </message>
    <message>
        <source>%1 of %2 here</source>
        <comment>how many of a party have come</comment>
        <translation>пришли %1 из %2</translation>
    </message>
    <message>
        <source>There are free places: nobody has to wait for this slot.</source>
        <translation>Свободные места есть: лист ожидания не нужен.</translation>
    </message>
    <message>
        <source>Nobody on the waiting list has an offer now.</source>
        <translation>Сейчас предложений из листа ожидания нет.</translation>
    </message>
    <message>
        <source>Nothing to bring back: find a cancelled or lapsed booking first.</source>
        <translation>Восстанавливать нечего: сначала найдите отменённую или истёкшую бронь.</translation>
    </message>
    <message>
        <source>Nothing to take over: choose an open hold of another desk first.</source>
        <translation>Брать нечего: сначала выберите временную бронь другой стойки.</translation>
    </message>
</context>
<context>
    <name>OwnHolds</name>
    <message>
        <source>My holds</source>
        <translation>Мои временные брони</translation>
    </message>
    <message>
        <source>Nothing is held at this desk.</source>
        <translation>За этой стойкой ничего не придержано.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>holds</comment>
        <translation>
            <numerusform>и ещё %n</numerusform>
            <numerusform>и ещё %n</numerusform>
            <numerusform>и ещё %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hold, %1, %n seconds left</source>
        <comment>size of the party</comment>
        <translation>
            <numerusform>Временная бронь, %1, осталась %n&#xa0;секунда</numerusform>
            <numerusform>Временная бронь, %1, осталось %n&#xa0;секунды</numerusform>
            <numerusform>Временная бронь, %1, осталось %n&#xa0;секунд</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hold at %1, %2, %n seconds left</source>
        <comment>time of the slot, size of the party</comment>
        <translation>
            <numerusform>Временная бронь на %1, %2, осталась %n&#xa0;секунда</numerusform>
            <numerusform>Временная бронь на %1, %2, осталось %n&#xa0;секунды</numerusform>
            <numerusform>Временная бронь на %1, %2, осталось %n&#xa0;секунд</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PageKeys</name>
    <message>
        <source>Day</source>
        <translation>День</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Склад</translation>
    </message>
    <message>
        <source>Credits</source>
        <translation>Кредиты</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Adjust what is on hand</source>
        <translation>Исправить остаток</translation>
    </message>
    <message>
        <source>Stocktake</source>
        <translation>Пересчёт</translation>
    </message>
    <message>
        <source>Take pieces back</source>
        <translation>Принять вещи обратно</translation>
    </message>
    <message>
        <source>Grant credits</source>
        <translation>Начислить кредиты</translation>
    </message>
    <message>
        <source>Debit credits</source>
        <translation>Списать кредиты</translation>
    </message>
    <message>
        <source>Hold credits</source>
        <translation>Придержать кредиты</translation>
    </message>
    <message>
        <source>Capture the chosen hold</source>
        <translation>Списать придержанное</translation>
    </message>
    <message>
        <source>Capture a part of it</source>
        <translation>Списать его часть</translation>
    </message>
    <message>
        <source>Release it</source>
        <translation>Снять его</translation>
    </message>
    <message>
        <source>Reverse the chosen entry</source>
        <translation>Отменить выбранную запись</translation>
    </message>
    <message>
        <source>Limits of the wallet</source>
        <translation>Пределы кошелька</translation>
    </message>
    <message>
        <source>Customers</source>
        <translation>Клиенты</translation>
    </message>
    <message>
        <source>Change the customer</source>
        <translation>Изменить данные клиента</translation>
    </message>
    <message>
        <source>History of the customer</source>
        <translation>История клиента</translation>
    </message>
    <message>
        <source>Merge with the same person</source>
        <translation>Объединить с тем же человеком</translation>
    </message>
    <message>
        <source>Erase the personal data</source>
        <translation>Стереть личные данные</translation>
    </message>
    <message>
        <source>Move to another warehouse</source>
        <translation>Переместить на другой склад</translation>
    </message>
    <message>
        <source>Arrivals</source>
        <translation>Приход</translation>
    </message>
    <message>
        <source>The whole party is here</source>
        <translation>Пришла вся группа</translation>
    </message>
    <message>
        <source>So many of the party are here</source>
        <translation>Столько человек пришло</translation>
    </message>
    <message>
        <source>One more of the party</source>
        <translation>Пришёл ещё один</translation>
    </message>
    <message>
        <source>Take back what was noted</source>
        <translation>Снять отметку</translation>
    </message>
    <message>
        <source>Nobody came</source>
        <translation>Никто не пришёл</translation>
    </message>
    <message>
        <source>Undo the last one</source>
        <translation>Отменить последнее</translation>
    </message>
    <message>
        <source>History of the booking</source>
        <translation>История брони</translation>
    </message>
    <message>
        <source>Only those still expected</source>
        <translation>Только кого ещё ждём</translation>
    </message>
    <message>
        <source>New customer</source>
        <translation>Новый клиент</translation>
    </message>
</context>
<context>
    <name>Pager</name>
    <message>
        <source>Show what was before</source>
        <extracomment>read aloud for an arrow</extracomment>
        <translation>Показать предыдущее</translation>
    </message>
    <message>
        <source>Show more</source>
        <extracomment>read aloud for an arrow</extracomment>
        <translation>Показать ещё</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Страница %1 из %2</translation>
    </message>
</context>
<context>
    <name>PaperChoice</name>
    <message>
        <source>PDF file in the folder</source>
        <translation>PDF-файл в папке</translation>
    </message>
    <message>
        <source>%1 (not there)</source>
        <translation>%1 (нет на месте)</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Печать</translation>
    </message>
    <message>
        <source>Tickets go to</source>
        <translation>Билеты печатать на</translation>
    </message>
    <message>
        <source>Paper of tickets</source>
        <translation>Бумага для билетов</translation>
    </message>
    <message>
        <source>Day sheets go to</source>
        <translation>Списки дня печатать на</translation>
    </message>
    <message>
        <source>Folder for PDF files</source>
        <translation>Папка для PDF-файлов</translation>
    </message>
    <message>
        <source>Receipts go where tickets go. Printers are set up in the system.</source>
        <translation>Квитанции печатаются там же, где билеты. Принтеры настраиваются в системе.</translation>
    </message>
</context>
<context>
    <name>PaperPage</name>
    <message>
        <source>Print</source>
        <translation>Печать</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Preview: %1</source>
        <translation>Просмотр: %1</translation>
    </message>
    <message>
        <source>There is nothing to print here.</source>
        <translation>Здесь печатать нечего.</translation>
    </message>
    <message>
        <source>The booking is cancelled or its time is over: it has no paper any more.</source>
        <translation>Бронь отменена или её время истекло: печатать уже нечего.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Секунду…</translation>
    </message>
    <message>
        <source>Printed before: this will be copy %1.</source>
        <translation>Уже печаталось: это будет экземпляр %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n страница</numerusform>
            <numerusform>%n страницы</numerusform>
            <numerusform>%n страниц</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PaperWords</name>
    <message>
        <source>Ticket</source>
        <translation>Билет</translation>
    </message>
    <message>
        <source>Receipt</source>
        <translation>Квитанция</translation>
    </message>
    <message>
        <source>Day sheet</source>
        <translation>Список дня</translation>
    </message>
    <message>
        <source>copy %1</source>
        <extracomment>on a print that is not the first one</extracomment>
        <translation>экземпляр %1</translation>
    </message>
    <message>
        <source>Not confirmed yet: held until %1</source>
        <translation>Ещё не подтверждено: место держится до %1</translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n&#xa0;человек</numerusform>
            <numerusform>%n&#xa0;человека</numerusform>
            <numerusform>%n&#xa0;человек</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bookings</source>
        <translation>
            <numerusform>%n бронь</numerusform>
            <numerusform>%n брони</numerusform>
            <numerusform>%n броней</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is booked on this day.</source>
        <translation>На этот день броней нет.</translation>
    </message>
    <message>
        <source>Handed out</source>
        <translation>Выдано</translation>
    </message>
    <message>
        <source>With: %1</source>
        <extracomment>%1 is a list, &quot;3 × Climbing shoes&quot;</extracomment>
        <translation>Дополнительно: %1</translation>
    </message>
    <message>
        <source>Please bring rented pieces back.</source>
        <translation>Пожалуйста, верните взятое напрокат.</translation>
    </message>
    <message>
        <source>Local time, %1</source>
        <extracomment>%1 is a time zone, &quot;Europe/Prague&quot;</extracomment>
        <translation>Местное время, %1</translation>
    </message>
    <message>
        <source>Printed %1</source>
        <translation>Напечатано %1</translation>
    </message>
    <message>
        <source>as of %1</source>
        <extracomment>the moment that a list shows</extracomment>
        <translation>по состоянию на %1</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Стр. %1 из %2</translation>
    </message>
    <message>
        <source>held, not confirmed</source>
        <translation>держится, не подтверждено</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Код</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Людей</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
</context>
<context>
    <name>PartyBox</name>
    <message>
        <source>How many people now?</source>
        <translation>Сколько теперь человек?</translation>
    </message>
    <message>
        <source>Change the party</source>
        <translation>Изменить число гостей</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Оставить как есть</translation>
    </message>
</context>
<context>
    <name>PartyField</name>
    <message>
        <source>People</source>
        <translation>Сколько человек</translation>
    </message>
    <message>
        <source>One person less</source>
        <translation>На одного меньше</translation>
    </message>
    <message>
        <source>One person more</source>
        <translation>На одного больше</translation>
    </message>
</context>
<context>
    <name>PayField</name>
    <message>
        <source>Credits: choose the customer from the list to pay with them.</source>
        <translation>Кредиты: чтобы платить ими, выберите клиента из списка.</translation>
    </message>
    <message>
        <source>Credits: a walk-in has no wallet.</source>
        <translation>Кредиты: у гостя без имени нет кошелька.</translation>
    </message>
    <message>
        <source>Credits: looking for the wallet…</source>
        <translation>Кредиты: ищем кошелёк…</translation>
    </message>
    <message>
        <source>Credits: this customer has no wallet.</source>
        <translation>Кредиты: у этого клиента нет кошелька.</translation>
    </message>
    <message>
        <source>Pay with credits</source>
        <translation>Оплатить кредитами</translation>
    </message>
</context>
<context>
    <name>PayRow</name>
    <message numerus="yes">
        <source>%L1 available</source>
        <comment>credits of a wallet</comment>
        <translation>
            <numerusform>доступно %L1</numerusform>
            <numerusform>доступно %L1</numerusform>
            <numerusform>доступно %L1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: more than there is.</source>
        <comment>credits</comment>
        <translation>%1: больше, чем есть.</translation>
    </message>
    <message>
        <source>Holds %1.</source>
        <comment>credits</comment>
        <translation>Будет придержано: %1.</translation>
    </message>
    <message>
        <source>Amount to pay with credits, %1</source>
        <comment>how many are available</comment>
        <translation>Сколько оплатить кредитами, %1</translation>
    </message>
</context>
<context>
    <name>PictureStep</name>
    <message>
        <source>This kiosk is closed</source>
        <translation>Этот терминал закрыт</translation>
    </message>
    <message>
        <source>Please go to the desk</source>
        <translation>Подойдите, пожалуйста, к стойке</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Проверяем</translation>
    </message>
    <message>
        <source>The desk is glad to help you.</source>
        <translation>На стойке вам охотно помогут.</translation>
    </message>
    <message>
        <source>It opens again: %1</source>
        <translation>Снова откроется: %1</translation>
    </message>
    <message>
        <source>The kiosk cannot reach its database just now. What you chose and typed is still here: it goes on by itself as soon as it can.</source>
        <translation>Терминал сейчас не может связаться с базой данных. Всё выбранное и набранное сохранилось: как только получится, он продолжит сам.</translation>
    </message>
    <message>
        <source>The kiosk cannot book just now. It comes back by itself.</source>
        <translation>Записаться через терминал сейчас нельзя. Он заработает сам.</translation>
    </message>
    <message>
        <source>The answer did not arrive. The kiosk finds out what became of your wish; nothing is booked twice.</source>
        <translation>Ответ не пришёл. Терминал узнаёт, что стало с вашим запросом; дважды ничего не запишется.</translation>
    </message>
</context>
<context>
    <name>PinPad</name>
    <message>
        <source>Service</source>
        <translation>Обслуживание</translation>
    </message>
    <message>
        <source>Service PIN</source>
        <translation>PIN обслуживания</translation>
    </message>
    <message>
        <source>Erase</source>
        <extracomment>a key that removes the last digit</extracomment>
        <translation>Стереть</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>opens the service menu</extracomment>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Back to visitors</source>
        <translation>Вернуться к посетителям</translation>
    </message>
</context>
<context>
    <name>PrintNote</name>
    <message>
        <source>The code stands here: tell it, or write it down.</source>
        <translation>Код показан здесь: назовите или запишите его.</translation>
    </message>
    <message numerus="yes">
        <source>%n more wait behind this note.</source>
        <translation>
            <numerusform>За этой заметкой ещё %n.</numerusform>
            <numerusform>За этой заметкой ещё %n.</numerusform>
            <numerusform>За этой заметкой ещё %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Print again</source>
        <translation>Напечатать снова</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>PrintText</name>
    <message>
        <source>Ticket</source>
        <translation>Билет</translation>
    </message>
    <message>
        <source>Receipt of extras</source>
        <translation>Квитанция о выдаче</translation>
    </message>
    <message>
        <source>Day sheet</source>
        <translation>Список дня</translation>
    </message>
    <message>
        <source>Not printed. %1</source>
        <translation>Не напечатано. %1</translation>
    </message>
    <message>
        <source>It is copy %1.</source>
        <translation>Это экземпляр %1.</translation>
    </message>
    <message>
        <source>%1: printed.</source>
        <extracomment>%1 is &quot;Ticket&quot;, &quot;Day sheet&quot;</extracomment>
        <translation>%1: напечатано.</translation>
    </message>
    <message>
        <source>%1: saved as %2.</source>
        <extracomment>%1 is &quot;Ticket&quot;, &quot;Day sheet&quot;; %2 is the path of a file</extracomment>
        <translation>%1: сохранено в файл %2.</translation>
    </message>
    <message>
        <source>PDF file in %1, %2</source>
        <translation>PDF-файл в папке %1, %2</translation>
    </message>
    <message>
        <source>Printer %1, %2</source>
        <translation>Принтер %1, %2</translation>
    </message>
    <message>
        <source>roll of 80 mm</source>
        <translation>лента 80 мм</translation>
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
        <translation>Не напечатано: система печати этого компьютера не отвечает.</translation>
    </message>
    <message>
        <source>Not printed: there is no printer of this name any more. Choose one in the settings.</source>
        <translation>Не напечатано: принтера с таким именем больше нет. Выберите другой в настройках.</translation>
    </message>
    <message>
        <source>Not printed: the printer refused it.</source>
        <translation>Не напечатано: принтер отказался.</translation>
    </message>
    <message>
        <source>Not printed yet: the printer may be off or out of paper. It may still print.</source>
        <translation>Ещё не напечатано: возможно, принтер выключен или кончилась бумага. Он ещё может напечатать.</translation>
    </message>
    <message>
        <source>Not saved: the folder for PDF files cannot be written. Choose one in the settings.</source>
        <translation>Не сохранено: в папку для PDF-файлов нельзя записать. Выберите другую в настройках.</translation>
    </message>
    <message>
        <source>Not saved: the disk is full.</source>
        <translation>Не сохранено: диск заполнен.</translation>
    </message>
    <message>
        <source>Not printed: too much is waiting for the printer already.</source>
        <translation>Не напечатано: принтера и так ждёт слишком много заданий.</translation>
    </message>
    <message>
        <source>Not printed: the booking has been cancelled.</source>
        <translation>Не напечатано: бронь отменена.</translation>
    </message>
    <message>
        <source>Not printed: the time of the hold is over.</source>
        <translation>Не напечатано: время удержания истекло.</translation>
    </message>
    <message>
        <source>Not printed: no pieces were handed out with this booking.</source>
        <translation>Не напечатано: с этой бронью ничего не выдавали.</translation>
    </message>
    <message>
        <source>Not printed: there is no such booking.</source>
        <translation>Не напечатано: такой брони нет.</translation>
    </message>
    <message>
        <source>Not printed: the database refused to note the copy. Tell support.</source>
        <translation>Не напечатано: база данных отказалась записать экземпляр. Сообщите в поддержку.</translation>
    </message>
</context>
<context>
    <name>ReasonBox</name>
    <message>
        <source>Why is it cancelled?</source>
        <translation>Почему отменяем бронь?</translation>
    </message>
    <message>
        <source>Customer called off</source>
        <translation>Клиент отказался</translation>
    </message>
    <message>
        <source>Did not come</source>
        <translation>Клиент не пришёл</translation>
    </message>
    <message>
        <source>Booked by mistake</source>
        <translation>Записали по ошибке</translation>
    </message>
    <message>
        <source>We cannot offer it</source>
        <translation>Не можем принять</translation>
    </message>
    <message>
        <source>Another reason</source>
        <translation>Другая причина</translation>
    </message>
    <message>
        <source>Cancel the booking</source>
        <translation>Отменить бронь</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Оставить</translation>
    </message>
</context>
<context>
    <name>RefusalCard</name>
    <message>
        <source>Looking for slots nearby that fit…</source>
        <translation>Ищем подходящие слоты рядом…</translation>
    </message>
    <message>
        <source>Free nearby:</source>
        <translation>Ближайшие свободные:</translation>
    </message>
    <message>
        <source>Change what was typed</source>
        <translation>Изменить введённое</translation>
    </message>
    <message>
        <source>Back to the day</source>
        <translation>Вернуться к дню</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %2 (%n free)</source>
        <comment>resource, time</comment>
        <translation>
            <numerusform>%1 · %2 (%n&#xa0;место)</numerusform>
            <numerusform>%1 · %2 (%n&#xa0;места)</numerusform>
            <numerusform>%1 · %2 (%n&#xa0;мест)</numerusform>
        </translation>
    </message>
    <message>
        <source>Put on the waiting list</source>
        <translation>В лист ожидания</translation>
    </message>
</context>
<context>
    <name>ReturnBox</name>
    <message>
        <source>The answer did not arrive. Checking…</source>
        <translation>Ответ не пришёл. Проверяем…</translation>
    </message>
    <message>
        <source>What is back?</source>
        <translation>Что вернули?</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Примечание</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Принять возврат</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Не сейчас</translation>
    </message>
</context>
<context>
    <name>ReturnRow</name>
    <message numerus="yes">
        <source>%L1 out</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>выдано %L1</numerusform>
            <numerusform>выдано %L1</numerusform>
            <numerusform>выдано %L1</numerusform>
        </translation>
    </message>
    <message>
        <source>back</source>
        <comment>pieces that were returned</comment>
        <translation>вернули</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>pieces</comment>
        <translation>потеряно</translation>
    </message>
    <message>
        <source>damaged</source>
        <comment>pieces</comment>
        <translation>сломано</translation>
    </message>
    <message>
        <source>used up</source>
        <comment>pieces</comment>
        <translation>истрачено</translation>
    </message>
</context>
<context>
    <name>ReturnText</name>
    <message numerus="yes">
        <source>%n pieces are back and can be held again.</source>
        <translation>
            <numerusform>Возвращена %n&#xa0;вещь, её снова можно выдавать.</numerusform>
            <numerusform>Возвращены %n&#xa0;вещи, их снова можно выдавать.</numerusform>
            <numerusform>Возвращено %n&#xa0;вещей, их снова можно выдавать.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces are written off.</source>
        <translation>
            <numerusform>Списана %n&#xa0;вещь.</numerusform>
            <numerusform>Списаны %n&#xa0;вещи.</numerusform>
            <numerusform>Списано %n&#xa0;вещей.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %1 are still out.</source>
        <comment>pieces of an item</comment>
        <translation>
            <numerusform>Ещё не вернули только %1.</numerusform>
            <numerusform>Ещё не вернули только %1.</numerusform>
            <numerusform>Ещё не вернули только %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: none is out any more.</source>
        <comment>an item</comment>
        <translation>%1: всё уже вернули.</translation>
    </message>
    <message>
        <source>This booking is not confirmed any more. Nothing was returned.</source>
        <translation>Эта бронь больше не подтверждена. Возврат не принят.</translation>
    </message>
    <message>
        <source>This booking has no %1.</source>
        <comment>an item</comment>
        <translation>В этой брони нет вещи: %1.</translation>
    </message>
    <message>
        <source>The note is too long.</source>
        <translation>Примечание слишком длинное.</translation>
    </message>
    <message>
        <source>The number of pieces cannot be taken. Nothing was returned.</source>
        <translation>Такое количество принять нельзя. Возврат не принят.</translation>
    </message>
</context>
<context>
    <name>ReviewStep</name>
    <message>
        <source>Is everything right?</source>
        <translation>Всё верно?</translation>
    </message>
    <message>
        <source>Yes, book it</source>
        <translation>Да, записать</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Что</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Где</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Когда</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Сколько</translation>
    </message>
    <message>
        <source>With it</source>
        <translation>Дополнительно</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Телефон</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Цена</translation>
    </message>
    <message>
        <source>Pay at the desk first</source>
        <translation>Сначала оплатить на стойке</translation>
    </message>
    <message>
        <source>Pay %1 credits and book</source>
        <extracomment>a button; %1 is a number of credits</extracomment>
        <translation>Заплатить кредитами (%1) и записать</translation>
    </message>
    <message>
        <source>Your credits</source>
        <translation>Ваши кредиты</translation>
    </message>
</context>
<context>
    <name>ScreenText</name>
    <message>
        <source>%1, not available</source>
        <extracomment>said for a button that cannot be pressed now; %1 is its label</extracomment>
        <translation>%1, недоступно</translation>
    </message>
    <message>
        <source>%1, chosen</source>
        <extracomment>said for a choice that has been made; %1 is its label</extracomment>
        <translation>%1, выбрано</translation>
    </message>
    <message>
        <source>%1, button</source>
        <extracomment>said for a button; %1 is its label</extracomment>
        <translation>%1, кнопка</translation>
    </message>
    <message>
        <source>asterisk</source>
        <translation>звёздочка</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <extracomment>said for a field with nothing in it; %1 is its label</extracomment>
        <translation>%1, пусто</translation>
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
        <translation>Открыть этот киоск</translation>
    </message>
    <message>
        <source>Close this kiosk</source>
        <translation>Закрыть этот киоск</translation>
    </message>
    <message>
        <source>This kiosk is closed for visitors.</source>
        <translation>Этот киоск закрыт для посетителей.</translation>
    </message>
    <message>
        <source>Hold a code before the scanner. What it reads is shown here.</source>
        <translation>Поднесите код к сканеру. Здесь появится то, что он прочитает.</translation>
    </message>
    <message>
        <source>The scanner read: %1</source>
        <translation>Сканер прочитал: %1</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>Обслуживание</translation>
    </message>
    <message>
        <source>Print the last ticket again</source>
        <translation>Напечатать последний билет ещё раз</translation>
    </message>
    <message>
        <source>Test the printer</source>
        <translation>Проверить принтер</translation>
    </message>
    <message>
        <source>Test the scanner</source>
        <translation>Проверить сканер</translation>
    </message>
    <message>
        <source>How this kiosk is</source>
        <translation>Состояние киоска</translation>
    </message>
    <message>
        <source>Start the program anew</source>
        <translation>Перезапустить программу</translation>
    </message>
    <message>
        <source>End the program</source>
        <translation>Завершить программу</translation>
    </message>
    <message>
        <source>Back to visitors</source>
        <translation>Вернуться к посетителям</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
</context>
<context>
    <name>ServicePresenter</name>
    <message numerus="yes">
        <source>That PIN is wrong. %n more try (tries).</source>
        <translation>
            <numerusform>PIN неверный. Осталась %n попытка.</numerusform>
            <numerusform>PIN неверный. Осталось %n попытки.</numerusform>
            <numerusform>PIN неверный. Осталось %n попыток.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Too many PINs were wrong. The next one can be tried in %n minute(s).</source>
        <translation>
            <numerusform>Слишком много неверных PIN. Следующий можно ввести через %n минуту.</numerusform>
            <numerusform>Слишком много неверных PIN. Следующий можно ввести через %n минуты.</numerusform>
            <numerusform>Слишком много неверных PIN. Следующий можно ввести через %n минут.</numerusform>
        </translation>
    </message>
    <message>
        <source>No service PIN is set in kiosk.conf: this menu does not open.</source>
        <translation>В kiosk.conf не задан PIN обслуживания: это меню не открывается.</translation>
    </message>
    <message>
        <source>Printing…</source>
        <translation>Печатается…</translation>
    </message>
    <message>
        <source>This kiosk has no printer.</source>
        <translation>У этого киоска нет принтера.</translation>
    </message>
    <message>
        <source>Printed.</source>
        <translation>Напечатано.</translation>
    </message>
    <message>
        <source>Not printed: %1</source>
        <translation>Не напечатано: %1</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Внешний вид</translation>
    </message>
    <message>
        <source>Desk</source>
        <translation>Стойка</translation>
    </message>
    <message>
        <source>About</source>
        <translation>О программе</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Тема</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Name of this desk</source>
        <translation>Название этой стойки</translation>
    </message>
    <message>
        <source>Read the day again every</source>
        <translation>Обновлять день каждые</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation>&#xa0;с</translation>
    </message>
    <message>
        <source>Holds carry the name of the desk. A new name counts from the next start.</source>
        <translation>Название стойки видно в каждой брони. Новое название начнёт действовать со следующего запуска.</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>Holdfast %1, Qt %2</source>
        <translation>Holdfast %1, Qt %2</translation>
    </message>
    <message>
        <source>Private database: %1</source>
        <translation>Локальная база данных: %1</translation>
    </message>
    <message>
        <source>Shared server: %1</source>
        <translation>Общий сервер: %1</translation>
    </message>
    <message>
        <source>Folder of this machine: %1</source>
        <translation>Папка на этом компьютере: %1</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлая</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмная</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Контрастная</translation>
    </message>
</context>
<context>
    <name>SideRail</name>
    <message>
        <source>Day</source>
        <translation>День</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Pages and calendar</source>
        <translation>Страницы и календарь</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Склад</translation>
    </message>
    <message>
        <source>Credits</source>
        <translation>Кредиты</translation>
    </message>
    <message>
        <source>Customers</source>
        <translation>Клиенты</translation>
    </message>
    <message>
        <source>Arrivals</source>
        <translation>Приход</translation>
    </message>
</context>
<context>
    <name>SiteText</name>
    <message numerus="yes">
        <source>%n people</source>
        <comment>size of a party</comment>
        <translation>
            <numerusform>%n&#xa0;человек</numerusform>
            <numerusform>%n&#xa0;человека</numerusform>
            <numerusform>%n&#xa0;человек</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SlotActionBar</name>
    <message>
        <source>Confirm booking</source>
        <translation>Подтвердить бронь</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Придержать</translation>
    </message>
    <message>
        <source>More time</source>
        <translation>Продлить</translation>
    </message>
    <message>
        <source>New hold</source>
        <translation>Новая бронь</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>Снять</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Почему?</translation>
    </message>
    <message>
        <source>Leave, keep what was typed</source>
        <translation>Выйти, сохранив введённое</translation>
    </message>
    <message>
        <source>Return pieces</source>
        <translation>Возврат</translation>
    </message>
    <message>
        <source>Check in</source>
        <translation>Пришли</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Перенести</translation>
    </message>
    <message>
        <source>Party</source>
        <translation>Число гостей</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Взять себе</translation>
    </message>
</context>
<context>
    <name>SlotCellText</name>
    <message>
        <source>Held</source>
        <comment>a slot that somebody else holds</comment>
        <translation>Другие</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n place(s) free</source>
        <translation>
            <numerusform>свободно %1 из %n&#xa0;места</numerusform>
            <numerusform>свободно %1 из %n&#xa0;мест</numerusform>
            <numerusform>свободно %1 из %n&#xa0;мест</numerusform>
        </translation>
    </message>
    <message>
        <source>no slot</source>
        <translation>нет слота</translation>
    </message>
    <message numerus="yes">
        <source>full, %n place(s)</source>
        <translation>
            <numerusform>всё занято, %n&#xa0;место</numerusform>
            <numerusform>всё занято, %n&#xa0;места</numerusform>
            <numerusform>всё занято, %n&#xa0;мест</numerusform>
        </translation>
    </message>
    <message>
        <source>closed: %1</source>
        <translation>закрыто: %1</translation>
    </message>
    <message numerus="yes">
        <source>over, %n place(s) booked</source>
        <translation>
            <numerusform>прошло, занято %n&#xa0;место</numerusform>
            <numerusform>прошло, занято %n&#xa0;места</numerusform>
            <numerusform>прошло, занято %n&#xa0;мест</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free</source>
        <comment>places of a slot</comment>
        <translation>
            <numerusform>%n&#xa0;место</numerusform>
            <numerusform>%n&#xa0;места</numerusform>
            <numerusform>%n&#xa0;мест</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>places of a slot</comment>
        <translation>
            <numerusform>ещё %n</numerusform>
            <numerusform>ещё %n</numerusform>
            <numerusform>ещё %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Full</source>
        <comment>all places of a slot are booked</comment>
        <translation>Занято</translation>
    </message>
    <message>
        <source>Yours</source>
        <comment>a slot that this desk holds</comment>
        <translation>Ваше</translation>
    </message>
    <message numerus="yes">
        <source>%n booked</source>
        <comment>places of a slot that is over</comment>
        <translation>
            <numerusform>занято %n</numerusform>
            <numerusform>занято %n</numerusform>
            <numerusform>занято %n</numerusform>
        </translation>
    </message>
    <message>
        <source>from yesterday</source>
        <comment>a slot that began before midnight</comment>
        <translation>со вчера</translation>
    </message>
    <message>
        <source>until %1</source>
        <comment>a time of day</comment>
        <translation>до %1</translation>
    </message>
    <message>
        <source>%1, %2 to %3, %4</source>
        <comment>resource, start, end, state</comment>
        <translation>%1, с %2 до %3, %4</translation>
    </message>
    <message>
        <source>No slot</source>
        <translation>Нет слота</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Свободно</translation>
    </message>
    <message>
        <source>Few left</source>
        <translation>Мало мест</translation>
    </message>
    <message>
        <source>Held by others</source>
        <translation>Придержано другими</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Закрыто</translation>
    </message>
    <message>
        <source>Over</source>
        <comment>a slot that has ended</comment>
        <translation>Прошло</translation>
    </message>
    <message>
        <source>%1, held by somebody else for %2</source>
        <comment>places free, countdown</comment>
        <translation>%1, придержано кем-то ещё на %2</translation>
    </message>
    <message>
        <source>%1, held by %2 for %3</source>
        <comment>places free, name of a desk, countdown</comment>
        <translation>%1, придержано (%2) ещё на %3</translation>
    </message>
    <message>
        <source>%1, held by you for %2</source>
        <comment>places free, countdown</comment>
        <translation>%1, придержано вами ещё на %2</translation>
    </message>
    <message numerus="yes">
        <source>%n open hold(s)</source>
        <comment>on a slot</comment>
        <translation>
            <numerusform>%n временная бронь</numerusform>
            <numerusform>%n временные брони</numerusform>
            <numerusform>%n временных броней</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SlotGridModel</name>
    <message>
        <source>%1, %2, no slot</source>
        <comment>resource, time</comment>
        <translation>%1, %2, нет слота</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n place(s)</source>
        <comment>resource</comment>
        <translation>
            <numerusform>%1, %n&#xa0;место</numerusform>
            <numerusform>%1, %n&#xa0;места</numerusform>
            <numerusform>%1, %n&#xa0;мест</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n&#xa0;место</numerusform>
            <numerusform>%n&#xa0;места</numerusform>
            <numerusform>%n&#xa0;мест</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>has room for %n people</source>
        <translation>
            <numerusform>хватит мест для %n человека</numerusform>
            <numerusform>хватит мест для %n человек</numerusform>
            <numerusform>хватит мест для %n человек</numerusform>
        </translation>
    </message>
    <message>
        <source>All resources</source>
        <comment>heading of a list of slots</comment>
        <translation>Все залы</translation>
    </message>
    <message numerus="yes">
        <source>%n slot(s)</source>
        <translation>
            <numerusform>%n вариант</numerusform>
            <numerusform>%n варианта</numerusform>
            <numerusform>%n вариантов</numerusform>
        </translation>
    </message>
    <message>
        <source>today</source>
        <translation>сегодня</translation>
    </message>
</context>
<context>
    <name>SlotGridView</name>
    <message>
        <source>Day grid</source>
        <translation>Сетка дня</translation>
    </message>
</context>
<context>
    <name>SlotHeading</name>
    <message>
        <source>The slot cannot be read just now.</source>
        <translation>Сейчас слот не удаётся загрузить.</translation>
    </message>
    <message>
        <source>No slot here</source>
        <translation>Здесь нет слота</translation>
    </message>
    <message>
        <source>Move to a slot with the arrow keys.</source>
        <translation>Перейдите к слоту стрелками.</translation>
    </message>
    <message>
        <source>%1 a person</source>
        <comment>price</comment>
        <translation>%1 с&#xa0;человека</translation>
    </message>
</context>
<context>
    <name>SlotNumbersCard</name>
    <message>
        <source>capacity</source>
        <comment>under a number of places</comment>
        <translation>всего</translation>
    </message>
    <message>
        <source>confirmed</source>
        <comment>under a number of places</comment>
        <translation>занято</translation>
    </message>
    <message>
        <source>held</source>
        <comment>under a number of places</comment>
        <translation>придержано</translation>
    </message>
    <message>
        <source>available</source>
        <comment>under a number of places</comment>
        <translation>свободно</translation>
    </message>
    <message>
        <source>Places of the slot</source>
        <translation>Места слота</translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message>
        <source>The desk cannot open</source>
        <translation>Не удалось открыть стойку</translation>
    </message>
    <message>
        <source>Opening the desk</source>
        <translation>Открываем стойку</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Повторить</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Выйти</translation>
    </message>
    <message>
        <source>Code for support: %1</source>
        <translation>Код для поддержки: %1</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>as of %1</source>
        <comment>time of the data</comment>
        <translation>данные на %1</translation>
    </message>
    <message>
        <source>connecting</source>
        <translation>подключение</translation>
    </message>
    <message>
        <source>live</source>
        <translation>на связи</translation>
    </message>
    <message>
        <source>offline</source>
        <translation>нет связи</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>отказано</translation>
    </message>
    <message>
        <source>all counters agree with the journal</source>
        <translation>все счётчики сходятся с журналом</translation>
    </message>
    <message numerus="yes">
        <source>%n counters disagree with the journal: tell support</source>
        <translation>
            <numerusform>%n&#xa0;счётчик не сходится с журналом: сообщите в поддержку</numerusform>
            <numerusform>%n&#xa0;счётчика не сходятся с журналом: сообщите в поддержку</numerusform>
            <numerusform>%n&#xa0;счётчиков не сходятся с журналом: сообщите в поддержку</numerusform>
        </translation>
    </message>
    <message>
        <source>private database</source>
        <translation>локальная база данных</translation>
    </message>
    <message>
        <source>%1 keys · %2 hold · %3 confirm · %4 release or cancel</source>
        <comment>key hints</comment>
        <translation>%1 клавиши · %2 придержать · %3 подтвердить · %4 снять бронь</translation>
    </message>
    <message>
        <source>%1 keys · %2 adjust · %3 stocktake · %4 take back</source>
        <comment>key hints</comment>
        <translation>%1 клавиши · %2 исправить · %3 пересчёт · %4 возврат</translation>
    </message>
    <message>
        <source>%1 keys · %2 grant · %3 debit · %4 hold</source>
        <comment>key hints</comment>
        <translation>%1 клавиши · %2 начислить · %3 списать · %4 придержать</translation>
    </message>
    <message>
        <source>%1 keys</source>
        <comment>key hints</comment>
        <translation>%1 клавиши</translation>
    </message>
    <message numerus="yes">
        <source>%n lapsed holds wait to be closed, the oldest since %1.</source>
        <comment>time</comment>
        <translation>
            <numerusform>%n&#xa0;истёкшая бронь ждёт закрытия с&#xa0;%1.</numerusform>
            <numerusform>%n&#xa0;истёкшие брони ждут закрытия, самая старая с&#xa0;%1.</numerusform>
            <numerusform>%n&#xa0;истёкших броней ждут закрытия, самая старая с&#xa0;%1.</numerusform>
        </translation>
    </message>
    <message>
        <source>No lapsed hold waits to be closed.</source>
        <translation>Нет истёкших броней, которые ждут закрытия.</translation>
    </message>
    <message>
        <source>no worker is running: lapsed holds since %1</source>
        <comment>time</comment>
        <translation>фоновая служба не работает: истёкшие брони с&#xa0;%1</translation>
    </message>
    <message>
        <source>Their places can be held all the same; tell support.</source>
        <translation>Их места всё равно можно занять; сообщите в&#xa0;поддержку.</translation>
    </message>
    <message>
        <source>refresh is paused</source>
        <translation>обновление приостановлено</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>with the refresh</comment>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Refresh again</source>
        <translation>Снова обновлять</translation>
    </message>
    <message>
        <source>Pause the refresh</source>
        <translation>Приостановить обновление</translation>
    </message>
    <message>
        <source>%1 keys · %2 change · %3 history · %4 merge</source>
        <comment>key hints</comment>
        <translation>%1 клавиши · %2 изменить · %3 история · %4 объединить</translation>
    </message>
    <message>
        <source>%1 keys · %2 all here · 1…9 so many · %3 not come</source>
        <comment>key hints</comment>
        <translation>%1 клавиши · %2 все пришли · 1…9 столько · %3 не пришли</translation>
    </message>
</context>
<context>
    <name>StepFooter</name>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Start over</source>
        <extracomment>a button: ends what has been chosen and goes to the first screen</extracomment>
        <translation>Начать сначала</translation>
    </message>
    <message>
        <source>I need help</source>
        <extracomment>a button: calls somebody of the staff</extracomment>
        <translation>Нужна помощь</translation>
    </message>
</context>
<context>
    <name>StepText</name>
    <message>
        <source>Looking for the database…</source>
        <translation>Ищем базу данных…</translation>
    </message>
    <message>
        <source>Creating the private database. This happens once and takes some seconds…</source>
        <translation>Создаём локальную базу данных. Это нужно один раз и займёт несколько секунд…</translation>
    </message>
    <message>
        <source>Starting the private database…</source>
        <translation>Запускаем локальную базу данных…</translation>
    </message>
    <message>
        <source>The database was not closed properly and puts itself in order…</source>
        <translation>База данных в прошлый раз не была закрыта как следует и приводит себя в порядок…</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Подключаемся…</translation>
    </message>
    <message>
        <source>Bringing the database up to this version…</source>
        <translation>Обновляем базу данных до этой версии…</translation>
    </message>
    <message>
        <source>Loading a demo day to try things on…</source>
        <translation>Загружаем демонстрационный день, чтобы было на чём пробовать…</translation>
    </message>
    <message>
        <source>The database server does not answer. Check that it runs and that the settings name the right one.</source>
        <translation>Сервер базы данных не отвечает. Проверьте, что он работает и что в настройках указан нужный сервер.</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>One fewer: %1</source>
        <extracomment>read aloud for the button that makes a number smaller; %1 is what is counted</extracomment>
        <translation>Меньше на один: %1</translation>
    </message>
    <message>
        <source>One more: %1</source>
        <extracomment>read aloud for the button that makes a number larger; %1 is what is counted</extracomment>
        <translation>Больше на один: %1</translation>
    </message>
</context>
<context>
    <name>StockForm</name>
    <message>
        <source>Adjust what is on hand</source>
        <translation>Исправить остаток</translation>
    </message>
    <message>
        <source>Change, with + or −</source>
        <translation>Изменение, с + или −</translation>
    </message>
    <message>
        <source>Stocktake</source>
        <translation>Пересчёт</translation>
    </message>
    <message>
        <source>Counted in the house, reserved pieces too</source>
        <translation>Насчитано на складе, вместе с отложенным</translation>
    </message>
    <message>
        <source>Pieces of a booking</source>
        <translation>Вещи по брони</translation>
    </message>
    <message>
        <source>Booking</source>
        <translation>Бронь</translation>
    </message>
    <message>
        <source>Came back</source>
        <translation>Вернули</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Потеряно</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Повреждено</translation>
    </message>
    <message>
        <source>Used up</source>
        <translation>Израсходовано</translation>
    </message>
    <message>
        <source>Note (may stay empty)</source>
        <translation>Заметка (можно не указывать)</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Причина</translation>
    </message>
    <message>
        <source>Move to another warehouse</source>
        <translation>Переместить на другой склад</translation>
    </message>
    <message>
        <source>Pieces</source>
        <comment>label of a field: how many</comment>
        <translation>Штук</translation>
    </message>
    <message>
        <source>To the warehouse</source>
        <translation>На склад</translation>
    </message>
</context>
<context>
    <name>StockLevelModel</name>
    <message>
        <source>%1 free</source>
        <comment>pieces of a stock item that can be held</comment>
        <translation>%1 своб.</translation>
    </message>
    <message>
        <source>None free</source>
        <comment>no piece of a stock item can be held</comment>
        <translation>Нет своб.</translation>
    </message>
    <message>
        <source>sold</source>
        <comment>instead of pieces that are out</comment>
        <translation>на продажу</translation>
    </message>
    <message>
        <source>%1 short</source>
        <comment>pieces of a stock item</comment>
        <translation>нет %1</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Вещь</translation>
    </message>
    <message>
        <source>Warehouse</source>
        <translation>Склад</translation>
    </message>
    <message>
        <source>On hand</source>
        <comment>column: pieces in the house</comment>
        <translation>В наличии</translation>
    </message>
    <message>
        <source>Reserved</source>
        <comment>column: pieces held</comment>
        <translation>Отложено</translation>
    </message>
    <message>
        <source>Available</source>
        <comment>column: pieces that can be held</comment>
        <translation>Доступно</translation>
    </message>
    <message>
        <source>Out</source>
        <comment>column: pieces handed out</comment>
        <translation>Выдано</translation>
    </message>
    <message>
        <source>Short</source>
        <comment>column: pieces that are missing</comment>
        <translation>Нехватка</translation>
    </message>
    <message>
        <source>%1, %2: %3 on hand, %4 reserved, %5 available, %6 out</source>
        <comment>item, warehouse, pieces</comment>
        <translation>%1, %2: в наличии %3, отложено %4, доступно %5, выдано %6</translation>
    </message>
</context>
<context>
    <name>StockPage</name>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n позиция</numerusform>
            <numerusform>%n позиции</numerusform>
            <numerusform>%n позиций</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing fits “%1”</source>
        <translation>По запросу «%1» ничего не найдено</translation>
    </message>
    <message>
        <source>Esc shows all items again.</source>
        <translation>Esc снова покажет всё.</translation>
    </message>
    <message>
        <source>There is no stock yet</source>
        <translation>Склад пока пуст</translation>
    </message>
    <message>
        <source>A manager adds items: they can be held together with places.</source>
        <translation>Вещи добавляет управляющий: их можно придержать вместе с местами.</translation>
    </message>
    <message>
        <source>The stock cannot be shown</source>
        <translation>Склад показать не удалось</translation>
    </message>
    <message>
        <source>Code for support: %1</source>
        <translation>Код для поддержки: %1</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>Повторить сейчас</translation>
    </message>
    <message>
        <source>Item, number or warehouse</source>
        <translation>Название, артикул или склад</translation>
    </message>
    <message>
        <source>Stock of the site</source>
        <translation>Склад площадки</translation>
    </message>
</context>
<context>
    <name>StockPanel</name>
    <message>
        <source>No item chosen</source>
        <translation>Ничего не выбрано</translation>
    </message>
    <message>
        <source>Choose one with the arrow keys.</source>
        <translation>Выберите позицию стрелками.</translation>
    </message>
    <message>
        <source>for rent</source>
        <comment>a stock item</comment>
        <translation>напрокат</translation>
    </message>
    <message>
        <source>for sale</source>
        <comment>a stock item</comment>
        <translation>на продажу</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>bookings</comment>
        <translation>
            <numerusform>и ещё %n</numerusform>
            <numerusform>и ещё %n</numerusform>
            <numerusform>и ещё %n</numerusform>
        </translation>
    </message>
    <message>
        <source>The database does not answer: nothing can be changed now.</source>
        <translation>База данных не отвечает: изменить пока ничего нельзя.</translation>
    </message>
    <message>
        <source>The last answer is still being looked for.</source>
        <translation>Ещё выясняем, чем закончилось последнее действие.</translation>
    </message>
    <message>
        <source>Adjust</source>
        <translation>Исправить</translation>
    </message>
    <message>
        <source>Write the count down</source>
        <translation>Записать пересчёт</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Принять обратно</translation>
    </message>
    <message>
        <source>Leave, keep what was typed</source>
        <translation>Выйти, сохранив введённое</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Пересчёт</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Возврат</translation>
    </message>
    <message>
        <source>No pieces are out.</source>
        <translation>Ничего не выдано.</translation>
    </message>
    <message>
        <source>on hand</source>
        <comment>under a number of pieces</comment>
        <translation>в наличии</translation>
    </message>
    <message>
        <source>reserved</source>
        <comment>under a number of pieces</comment>
        <translation>отложено</translation>
    </message>
    <message>
        <source>available</source>
        <comment>under a number of pieces</comment>
        <translation>доступно</translation>
    </message>
    <message>
        <source>out</source>
        <comment>under a number of pieces</comment>
        <translation>выдано</translation>
    </message>
    <message>
        <source>Numbers of the item</source>
        <translation>Числа позиции</translation>
    </message>
    <message>
        <source>Fewer pieces than promised</source>
        <translation>Вещей меньше, чем обещано</translation>
    </message>
    <message>
        <source>Out with bookings</source>
        <translation>Выдано по броням</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Журнал</translation>
    </message>
    <message>
        <source>Show older entries</source>
        <translation>Показать более старые записи</translation>
    </message>
    <message>
        <source>Move</source>
        <comment>pieces to a warehouse</comment>
        <translation>Переместить</translation>
    </message>
    <message>
        <source>There is no other warehouse.</source>
        <translation>Другого склада нет.</translation>
    </message>
</context>
<context>
    <name>StockText</name>
    <message>
        <source>Taken into stock</source>
        <translation>Поставлено на учёт</translation>
    </message>
    <message numerus="yes">
        <source>%n reserved</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>Отложена %n шт.</numerusform>
            <numerusform>Отложено %n шт.</numerusform>
            <numerusform>Отложено %n шт.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hold extended</source>
        <translation>Бронь продлена</translation>
    </message>
    <message numerus="yes">
        <source>%n handed out</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>Выдана %n шт.</numerusform>
            <numerusform>Выдано %n шт.</numerusform>
            <numerusform>Выдано %n шт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n released</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>Снята бронь на %n шт.</numerusform>
            <numerusform>Снята бронь на %n шт.</numerusform>
            <numerusform>Снята бронь на %n шт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free again, the hold ended</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>Снова свободна %n шт., время брони вышло</numerusform>
            <numerusform>Снова свободно %n шт., время брони вышло</numerusform>
            <numerusform>Снова свободно %n шт., время брони вышло</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n came back</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>Вернули %n шт.</numerusform>
            <numerusform>Вернули %n шт.</numerusform>
            <numerusform>Вернули %n шт.</numerusform>
        </translation>
    </message>
    <message>
        <source>Adjusted</source>
        <translation>Исправлено</translation>
    </message>
    <message>
        <source>Counted: %1</source>
        <comment>pieces</comment>
        <translation>Пересчитано: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>Потеряна %n шт.</numerusform>
            <numerusform>Потеряно %n шт.</numerusform>
            <numerusform>Потеряно %n шт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n damaged</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>Повреждена %n шт.</numerusform>
            <numerusform>Повреждено %n шт.</numerusform>
            <numerusform>Повреждено %n шт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n used up</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>Израсходована %n шт.</numerusform>
            <numerusform>Израсходовано %n шт.</numerusform>
            <numerusform>Израсходовано %n шт.</numerusform>
        </translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Изменено</translation>
    </message>
    <message>
        <source>%1 on hand</source>
        <comment>after a change</comment>
        <translation>в наличии %1</translation>
    </message>
    <message>
        <source>Walk-in</source>
        <translation>Без имени</translation>
    </message>
    <message>
        <source>%1 out</source>
        <comment>pieces of a booking</comment>
        <translation>выдано %1</translation>
    </message>
    <message>
        <source>of %1</source>
        <comment>pieces that were handed out</comment>
        <translation>из %1</translation>
    </message>
    <message>
        <source>%1, %2: %3 of %4 missing</source>
        <comment>customer, time, pieces</comment>
        <translation>%1, %2: не хватает %3 из %4</translation>
    </message>
    <message>
        <source>Adds %1: %2 on hand after it.</source>
        <translation>Добавит %1: будет в наличии %2.</translation>
    </message>
    <message>
        <source>Takes off %1: %2 on hand after it.</source>
        <translation>Убавит %1: останется в наличии %2.</translation>
    </message>
    <message>
        <source>Counts %1: as many as are on hand.</source>
        <translation>Насчитано %1: столько же, сколько в наличии.</translation>
    </message>
    <message>
        <source>Counts %1: %2 more than are on hand.</source>
        <translation>Насчитано %1: на %2 больше, чем в наличии.</translation>
    </message>
    <message>
        <source>Counts %1: %2 fewer than are on hand.</source>
        <translation>Насчитано %1: на %2 меньше, чем в наличии.</translation>
    </message>
    <message numerus="yes">
        <source>%n reserved pieces will be missing.</source>
        <translation>
            <numerusform>Не хватит %n отложенной вещи.</numerusform>
            <numerusform>Не хватит %n отложенных вещей.</numerusform>
            <numerusform>Не хватит %n отложенных вещей.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n come back</source>
        <comment>pieces</comment>
        <translation>
            <numerusform>вернётся %n шт.</numerusform>
            <numerusform>вернётся %n шт.</numerusform>
            <numerusform>вернётся %n шт.</numerusform>
        </translation>
    </message>
    <message>
        <source>Say how many pieces come back or are gone.</source>
        <translation>Укажите, сколько вещей вернули или списать.</translation>
    </message>
    <message>
        <source>A reason is needed: the journal keeps it.</source>
        <translation>Нужна причина: она останется в журнале.</translation>
    </message>
    <message>
        <source>Choose the booking whose pieces come back.</source>
        <translation>Выберите бронь, по которой возвращают вещи.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n pieces are on hand.</source>
        <translation>
            <numerusform>В наличии только %n шт.</numerusform>
            <numerusform>В наличии только %n шт.</numerusform>
            <numerusform>В наличии только %n шт.</numerusform>
        </translation>
    </message>
    <message>
        <source>This booking has fewer pieces out.</source>
        <translation>По этой брони выдано меньше.</translation>
    </message>
    <message>
        <source>Type how many pieces.</source>
        <translation>Укажите количество.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>item, sentence</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This request was used before for something else. Nothing was changed; do it again.</source>
        <translation>Этот запрос уже использован для другого действия. Ничего не изменено; повторите действие.</translation>
    </message>
    <message>
        <source>This is no booking any more: its pieces are not out.</source>
        <translation>Этой брони уже нет: по ней ничего не выдано.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n pieces of this booking are still out.</source>
        <translation>
            <numerusform>По этой брони осталось вернуть %n шт.</numerusform>
            <numerusform>По этой брони осталось вернуть %n шт.</numerusform>
            <numerusform>По этой брони осталось вернуть %n шт.</numerusform>
        </translation>
    </message>
    <message>
        <source>This item is not there any more.</source>
        <translation>Этой позиции больше нет.</translation>
    </message>
    <message>
        <source>The reason is missing or too long.</source>
        <translation>Причина не указана или слишком длинная.</translation>
    </message>
    <message numerus="yes">
        <source>%n promised pieces are missing.</source>
        <translation>
            <numerusform>Не хватает %n обещанной вещи.</numerusform>
            <numerusform>Не хватает %n обещанных вещей.</numerusform>
            <numerusform>Не хватает %n обещанных вещей.</numerusform>
        </translation>
    </message>
    <message>
        <source>Adjusted: %1 on hand now.</source>
        <translation>Исправлено: теперь в наличии %1.</translation>
    </message>
    <message>
        <source>Counted: %1 on hand now.</source>
        <translation>Пересчитано: теперь в наличии %1.</translation>
    </message>
    <message>
        <source>Taken back: %1 on hand, %2 still out.</source>
        <translation>Принято: в наличии %1, ещё выдано %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n moved to %1</source>
        <comment>pieces, warehouse</comment>
        <translation>
            <numerusform>%n&#xa0;шт. перемещена на склад «%1»</numerusform>
            <numerusform>%n&#xa0;шт. перемещены на склад «%1»</numerusform>
            <numerusform>%n&#xa0;шт. перемещено на склад «%1»</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n came from %1</source>
        <comment>pieces, warehouse</comment>
        <translation>
            <numerusform>%n&#xa0;шт. пришла со склада «%1»</numerusform>
            <numerusform>%n&#xa0;шт. пришли со склада «%1»</numerusform>
            <numerusform>%n&#xa0;шт. пришло со склада «%1»</numerusform>
        </translation>
    </message>
    <message>
        <source>Renamed, before: %1</source>
        <comment>name</comment>
        <translation>Переименовано, было: %1</translation>
    </message>
    <message>
        <source>Moves %1 to %2: %3 available here after it.</source>
        <comment>pieces, warehouse, pieces</comment>
        <translation>Перемещает %1 на склад «%2»: здесь останется доступно %3.</translation>
    </message>
    <message>
        <source>Choose where the pieces go.</source>
        <translation>Выберите, куда переместить.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n pieces are available.</source>
        <translation>
            <numerusform>Доступна только %n&#xa0;шт.</numerusform>
            <numerusform>Доступно только %n&#xa0;шт.</numerusform>
            <numerusform>Доступно только %n&#xa0;шт.</numerusform>
        </translation>
    </message>
    <message>
        <source>This warehouse is not there any more.</source>
        <translation>Этого склада больше нет.</translation>
    </message>
    <message>
        <source>The pieces are in this warehouse already.</source>
        <translation>Они уже на этом складе.</translation>
    </message>
    <message>
        <source>Moved: %1 still on hand in %2.</source>
        <comment>pieces, warehouse</comment>
        <translation>Перемещено: на складе «%2» осталось %1.</translation>
    </message>
</context>
<context>
    <name>SuggestionList</name>
    <message numerus="yes">
        <source>%n customers fit</source>
        <translation>
            <numerusform>Подходит %n&#xa0;клиент</numerusform>
            <numerusform>Подходят %n&#xa0;клиента</numerusform>
            <numerusform>Подходят %n&#xa0;клиентов</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Day: %1. Go to another date</source>
        <translation>День: %1. Перейти к другой дате</translation>
    </message>
    <message>
        <source>Site: %1</source>
        <translation>Площадка: %1</translation>
    </message>
    <message>
        <source>Desk: %1. Open the settings</source>
        <translation>Стойка: %1. Открыть настройки</translation>
    </message>
    <message>
        <source>Previous day</source>
        <translation>Предыдущий день</translation>
    </message>
    <message>
        <source>Previous day (%1)</source>
        <translation>Предыдущий день (%1)</translation>
    </message>
    <message>
        <source>Next day</source>
        <translation>Следующий день</translation>
    </message>
    <message>
        <source>Next day (%1)</source>
        <translation>Следующий день (%1)</translation>
    </message>
    <message>
        <source>Go to date (%1)</source>
        <translation>Перейти к дате (%1)</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Сегодня</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Меню</translation>
    </message>
    <message>
        <source>All commands and their keys</source>
        <translation>Все команды и их клавиши</translation>
    </message>
    <message>
        <source>Free for %1</source>
        <extracomment>a number of people</extracomment>
        <translation>Места для %1</translation>
    </message>
    <message numerus="yes">
        <source>Only what is free for %n people. Show all slots again</source>
        <translation>
            <numerusform>Только где хватит мест для %n человека. Показать всё</numerusform>
            <numerusform>Только где хватит мест для %n человек. Показать всё</numerusform>
            <numerusform>Только где хватит мест для %n человек. Показать всё</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WaitBox</name>
    <message>
        <source>until it begins, %1</source>
        <comment>time</comment>
        <translation>до начала, %1</translation>
    </message>
    <message>
        <source>until it is over</source>
        <translation>до конца</translation>
    </message>
    <message numerus="yes">
        <source>until %n hour(s) before</source>
        <translation>
            <numerusform>не позже чем за %n час</numerusform>
            <numerusform>не позже чем за %n часа</numerusform>
            <numerusform>не позже чем за %n часов</numerusform>
        </translation>
    </message>
    <message>
        <source>Put on the waiting list</source>
        <translation>Запись в лист ожидания</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Человек</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Телефон</translation>
    </message>
    <message>
        <source>Waits</source>
        <translation>Ждёт</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Заметка</translation>
    </message>
    <message>
        <source>Name of who waits</source>
        <translation>Имя того, кто ждёт</translation>
    </message>
    <message>
        <source>Phone of who waits</source>
        <translation>Телефон того, кто ждёт</translation>
    </message>
    <message>
        <source>Until when the party waits</source>
        <translation>До каких пор ждут</translation>
    </message>
    <message>
        <source>Note on who waits</source>
        <translation>Заметка о том, кто ждёт</translation>
    </message>
    <message>
        <source>Let them wait</source>
        <translation>Записать</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
</context>
<context>
    <name>WaitingCard</name>
    <message>
        <source>Choose</source>
        <translation>Выбрать</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>Choose the hold that is offered: %1</source>
        <translation>Выбрать предложенную бронь: %1</translation>
    </message>
    <message>
        <source>Take off the waiting list: %1</source>
        <translation>Убрать из листа ожидания: %1</translation>
    </message>
</context>
<context>
    <name>WaitingSection</name>
    <message numerus="yes">
        <source>Waiting list: %n</source>
        <comment>parties</comment>
        <translation>
            <numerusform>Лист ожидания: %n</numerusform>
            <numerusform>Лист ожидания: %n</numerusform>
            <numerusform>Лист ожидания: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WaitingText</name>
    <message>
        <source>%1 does not wait any more.</source>
        <translation>%1 больше не в листе ожидания.</translation>
    </message>
    <message>
        <source>A phone is needed: whoever gets an offer must be reached.</source>
        <translation>Нужен телефон: о свободных местах надо сообщить.</translation>
    </message>
    <message>
        <source>The note is too long.</source>
        <translation>Заметка слишком длинная.</translation>
    </message>
    <message>
        <source>This party cannot be put on the list as it is typed.</source>
        <translation>Так записать в лист ожидания нельзя, проверьте введённое.</translation>
    </message>
    <message>
        <source>%1 was on the list and has an offer by now.</source>
        <translation>%1: места уже предложены.</translation>
    </message>
    <message>
        <source>%1 waits and is next.</source>
        <translation>%1: первое место в листе ожидания.</translation>
    </message>
    <message>
        <source>%1 waits as number %2.</source>
        <comment>name, place in the line</comment>
        <translation>%1: место %2 в листе ожидания.</translation>
    </message>
    <message>
        <source>%1 waits for this slot already.</source>
        <translation>%1 уже в листе ожидания на это время.</translation>
    </message>
    <message numerus="yes">
        <source>There is room for this party: %n places are free. Hold them.</source>
        <translation>
            <numerusform>Места есть: свободно %n. Забронируйте его.</numerusform>
            <numerusform>Места есть: свободно %n. Забронируйте их.</numerusform>
            <numerusform>Места есть: свободно %n. Забронируйте их.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The slot has %n places in all: this party can never have them.</source>
        <translation>
            <numerusform>Всего там %n место: такой группе не хватит никогда.</numerusform>
            <numerusform>Всего там %n места: такой группе не хватит никогда.</numerusform>
            <numerusform>Всего там %n мест: такой группе не хватит никогда.</numerusform>
        </translation>
    </message>
    <message>
        <source>That time is over already.</source>
        <translation>Это время уже прошло.</translation>
    </message>
    <message>
        <source>Places are held for %1 by now. Release that hold instead.</source>
        <translation>Для %1 места уже придержаны. Снимите эту бронь.</translation>
    </message>
    <message>
        <source>There is no such slot any more.</source>
        <translation>Такого времени больше нет.</translation>
    </message>
    <message>
        <source>There is no such customer any more.</source>
        <translation>Такого клиента больше нет.</translation>
    </message>
    <message>
        <source>It is not on the list.</source>
        <translation>В листе ожидания этого нет.</translation>
    </message>
    <message>
        <source>Offered to %1, %2</source>
        <comment>name, size of the party</comment>
        <translation>Предложено: %1, %2</translation>
    </message>
    <message>
        <source>%1. %2, %3</source>
        <comment>place in the line, name, size of the party</comment>
        <translation>%1. %2, %3</translation>
    </message>
    <message>
        <source>held until %1</source>
        <comment>time</comment>
        <translation>держится до %1</translation>
    </message>
    <message>
        <source>waits until %1</source>
        <comment>time</comment>
        <translation>ждёт до %1</translation>
    </message>
    <message numerus="yes">
        <source>passed over, only %n were free</source>
        <translation>
            <numerusform>пропущено, было только %n место</numerusform>
            <numerusform>пропущено, было только %n места</numerusform>
            <numerusform>пропущено, было только %n мест</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WalletModel</name>
    <message>
        <source>no limit</source>
        <comment>instead of the minimum of a wallet</comment>
        <translation>без предела</translation>
    </message>
    <message>
        <source>%1 owed</source>
        <comment>credits</comment>
        <translation>долг %1</translation>
    </message>
    <message>
        <source>no wallet yet</source>
        <translation>кошелька ещё нет</translation>
    </message>
    <message>
        <source>Customer</source>
        <translation>Клиент</translation>
    </message>
    <message>
        <source>Kind</source>
        <comment>column: kind of credits</comment>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>На счёте</translation>
    </message>
    <message>
        <source>Held</source>
        <comment>column: credits that are held</comment>
        <translation>Придержано</translation>
    </message>
    <message>
        <source>Available</source>
        <comment>column: credits that can be used</comment>
        <translation>Доступно</translation>
    </message>
    <message>
        <source>Minimum</source>
        <comment>column: credits that must stay in the wallet</comment>
        <translation>Минимум</translation>
    </message>
    <message>
        <source>Debt</source>
        <comment>column: credits that are owed</comment>
        <translation>Долг</translation>
    </message>
    <message>
        <source>Next expiry</source>
        <translation>Ближайшее сгорание</translation>
    </message>
    <message>
        <source>%1, no wallet yet</source>
        <comment>customer</comment>
        <translation>%1, кошелька ещё нет</translation>
    </message>
    <message>
        <source>%1, %2: balance %3, held %4, available %5</source>
        <comment>customer, kind, credits</comment>
        <translation>%1, %2: на счёте %3, придержано %4, доступно %5</translation>
    </message>
</context>
<context>
    <name>WalletWords</name>
    <message>
        <source>Granted, reversed</source>
        <translation>Начислено, отменено</translation>
    </message>
    <message>
        <source>Granted</source>
        <translation>Начислено</translation>
    </message>
    <message>
        <source>Debited, reversed</source>
        <translation>Списано, отменено</translation>
    </message>
    <message>
        <source>Debited</source>
        <translation>Списано</translation>
    </message>
    <message>
        <source>Paid from a hold, reversed</source>
        <translation>Списано из придержанного, отменено</translation>
    </message>
    <message>
        <source>Paid from a hold</source>
        <translation>Списано из придержанного</translation>
    </message>
    <message>
        <source>Reversal of a grant</source>
        <translation>Отмена начисления</translation>
    </message>
    <message>
        <source>Given back</source>
        <translation>Возвращено</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>Сгорели</translation>
    </message>
    <message>
        <source>%1 left, good to %2</source>
        <comment>credits of a grant, day</comment>
        <translation>осталось %1, до %2</translation>
    </message>
    <message>
        <source>balance %1</source>
        <comment>after an entry</comment>
        <translation>на счёте %1</translation>
    </message>
    <message>
        <source>with places or pieces</source>
        <translation>вместе с местами или вещами</translation>
    </message>
    <message>
        <source>An older grant</source>
        <translation>Более раннее начисление</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Потрачено</translation>
    </message>
    <message>
        <source>%1 given back</source>
        <comment>credits</comment>
        <translation>возвращено %1</translation>
    </message>
    <message>
        <source>Grants %1 to %2, good to the end of %3.</source>
        <comment>credits, customer, day</comment>
        <translation>%2: будет начислено %1, действуют до конца дня: %3.</translation>
    </message>
    <message>
        <source>Grants %1 to %2.</source>
        <comment>credits, customer</comment>
        <translation>%2: будет начислено %1.</translation>
    </message>
    <message>
        <source>Takes %1 from %2: %3 available after it.</source>
        <comment>credits, customer, number</comment>
        <translation>%2: будет списано %1, останется доступно %3.</translation>
    </message>
    <message>
        <source>Takes %1; what is left of the hold is released.</source>
        <comment>credits</comment>
        <translation>Будет списано %1, остальное придержанное освободится.</translation>
    </message>
    <message>
        <source>Holds %1 of %2.</source>
        <comment>credits, customer</comment>
        <translation>%2: будет придержано %1.</translation>
    </message>
    <message numerus="yes">
        <source>Holds %1 of %2 for %n minutes.</source>
        <comment>credits, customer</comment>
        <translation>
            <numerusform>%2: будет придержано %1 на %n минуту.</numerusform>
            <numerusform>%2: будет придержано %1 на %n минуты.</numerusform>
            <numerusform>%2: будет придержано %1 на %n минут.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 may spend without limit.</source>
        <comment>customer</comment>
        <translation>%1: трата без ограничений.</translation>
    </message>
    <message>
        <source>%1 may owe up to %2.</source>
        <comment>customer, credits</comment>
        <translation>%1: допустимый долг — %2.</translation>
    </message>
    <message>
        <source>%1 always stay in the wallet.</source>
        <comment>credits</comment>
        <translation>Неснижаемый остаток: %1.</translation>
    </message>
    <message>
        <source>A reason is needed: the entry keeps it.</source>
        <translation>Нужна причина: она останется в записи.</translation>
    </message>
    <message>
        <source>“%1” is not a day from today on. Type it like 31.12.2027 or 2027-12-31.</source>
        <translation>«%1» — это не сегодняшний и не будущий день. Введите, например, 31.12.2027 или 2027-12-31.</translation>
    </message>
    <message>
        <source>The hold has less than that.</source>
        <translation>Столько не придержано.</translation>
    </message>
    <message>
        <source>Type how many credits.</source>
        <translation>Укажите, сколько кредитов.</translation>
    </message>
    <message>
        <source>It had not arrived. Nothing is held; do it again.</source>
        <translation>Запрос не дошёл. Ничего не придержано; повторите действие.</translation>
    </message>
    <message>
        <source>%1 are owed now.</source>
        <comment>credits</comment>
        <translation>Теперь долг: %1.</translation>
    </message>
    <message>
        <source>This entry has been reversed before.</source>
        <translation>Эта запись уже отменена.</translation>
    </message>
    <message>
        <source>This entry cannot be reversed.</source>
        <translation>Эту запись отменить нельзя.</translation>
    </message>
    <message>
        <source>This hold belongs to another customer.</source>
        <translation>Это придержано для другого клиента.</translation>
    </message>
    <message>
        <source>Places or pieces are held with it: confirm it on the page of the day.</source>
        <translation>Вместе с ними придержаны места или вещи: подтвердите бронь на странице дня.</translation>
    </message>
    <message>
        <source>This request was used before for something else. Nothing was changed; do it again.</source>
        <translation>Этот запрос уже использован для другого действия. Ничего не изменено; повторите действие.</translation>
    </message>
    <message>
        <source>The amount is too large for this wallet.</source>
        <translation>Для этого кошелька это слишком много.</translation>
    </message>
    <message>
        <source>The database refused a value. Nothing was changed; correct what you typed.</source>
        <translation>База данных не приняла значение. Ничего не изменено; исправьте введённое.</translation>
    </message>
    <message>
        <source>Granted %1 to %2: %3 available now.</source>
        <comment>credits, customer, number</comment>
        <translation>%2: начислено %1, доступно %3.</translation>
    </message>
    <message>
        <source>Took %1 from %2: %3 available now.</source>
        <comment>credits, customer, number</comment>
        <translation>%2: списано %1, доступно %3.</translation>
    </message>
    <message>
        <source>Took %1 from the hold: %2 available now.</source>
        <comment>credits, number</comment>
        <translation>Из придержанного списано %1, доступно %2.</translation>
    </message>
    <message>
        <source>Released %1: %2 available now.</source>
        <comment>credits, number</comment>
        <translation>Освобождено %1, доступно %2.</translation>
    </message>
    <message>
        <source>Reversed %1: %2 available now.</source>
        <comment>credits, number</comment>
        <translation>Отменено %1, доступно %2.</translation>
    </message>
    <message>
        <source>The limits are set: %1 available now.</source>
        <comment>number</comment>
        <translation>Пределы заданы, доступно %1.</translation>
    </message>
    <message>
        <source>Held. It ends by itself when its time is over.</source>
        <translation>Придержано. Когда время выйдет, освободится само.</translation>
    </message>
    <message>
        <source>It had been placed, and is not held any more.</source>
        <translation>Было придержано, но теперь уже нет.</translation>
    </message>
    <message>
        <source>This place does not hold credits.</source>
        <translation>Здесь кредиты не придерживают.</translation>
    </message>
    <message>
        <source>This hold has been paid before. Nothing was taken now.</source>
        <translation>Это уже списано раньше. Сейчас ничего не списано.</translation>
    </message>
    <message>
        <source>This hold has been released before. Nothing was taken.</source>
        <translation>Это уже освобождено раньше. Ничего не списано.</translation>
    </message>
    <message>
        <source>The time of this hold is over. Nothing was taken.</source>
        <translation>Время вышло. Ничего не списано.</translation>
    </message>
    <message>
        <source>This customer is not there any more.</source>
        <translation>Этого клиента больше нет.</translation>
    </message>
    <message>
        <source>This hold is not there any more.</source>
        <translation>Этого больше нет.</translation>
    </message>
    <message>
        <source>“%1” is not a kind of credits here.</source>
        <translation>Вида кредитов «%1» здесь нет.</translation>
    </message>
    <message>
        <source>%1: type how many.</source>
        <comment>kind of credits</comment>
        <translation>%1: введите количество.</translation>
    </message>
</context>
<context>
    <name>WelcomeStep</name>
    <message>
        <source>Welcome</source>
        <translation>Добро пожаловать</translation>
    </message>
    <message>
        <source>Book a time here, in a minute or two.</source>
        <translation>Здесь можно записаться за минуту-другую.</translation>
    </message>
    <message>
        <source>Book a time</source>
        <translation>Записаться</translation>
    </message>
    <message numerus="yes">
        <source>This kiosk waits %n second(s) for you, then it asks whether you are still there. After that it forgets everything you typed.</source>
        <translation>
            <numerusform>Терминал ждёт вас %n секунду, потом спросит, здесь ли вы. После этого он забудет всё, что вы набрали.</numerusform>
            <numerusform>Терминал ждёт вас %n секунды, потом спросит, здесь ли вы. После этого он забудет всё, что вы набрали.</numerusform>
            <numerusform>Терминал ждёт вас %n секунд, потом спросит, здесь ли вы. После этого он забудет всё, что вы набрали.</numerusform>
        </translation>
    </message>
    <message>
        <source>I have a booking: check in or cancel</source>
        <translation>У меня есть запись: отметиться или отменить</translation>
    </message>
    <message>
        <source>How much time do you need?</source>
        <translation>Сколько времени вам нужно?</translation>
    </message>
    <message>
        <source>The usual time</source>
        <translation>Обычное время</translation>
    </message>
    <message>
        <source>3 times more</source>
        <translation>В 3 раза больше</translation>
    </message>
    <message>
        <source>10 times more</source>
        <translation>В 10 раз больше</translation>
    </message>
    <message>
        <source>Read the screens to me</source>
        <extracomment>a button, with the sign of a headset: the screens are read aloud into it</extracomment>
        <translation>Читать экраны вслух</translation>
    </message>
    <message>
        <source>No paper tickets at the moment: your code is shown on the screen.</source>
        <translation>Бумажных билетов сейчас нет: код будет на экране.</translation>
    </message>
</context>
<context>
    <name>WhatStep</name>
    <message>
        <source>What would you like to do?</source>
        <translation>Что вы хотите?</translation>
    </message>
    <message>
        <source>Nothing is free in the next two weeks</source>
        <translation>В ближайшие две недели мест нет</translation>
    </message>
    <message>
        <source>Next free: %1</source>
        <translation>Ближайшее: %1</translation>
    </message>
    <message>
        <source>There is nothing to book in the next two weeks. The desk is glad to help you.</source>
        <translation>В ближайшие две недели записаться не на что. На стойке вам охотно помогут.</translation>
    </message>
    <message>
        <source>One moment, please: the times are being read.</source>
        <translation>Одну минуту: загружаем время.</translation>
    </message>
</context>
<context>
    <name>WhenStep</name>
    <message>
        <source>When would you like to come?</source>
        <translation>Когда вы хотите прийти?</translation>
    </message>
    <message>
        <source>Your place is kept as soon as you choose a time.</source>
        <translation>Место за вами, как только вы выберете время.</translation>
    </message>
    <message>
        <source>Times as of %1.</source>
        <translation>Данные на %1.</translation>
    </message>
    <message>
        <source>How many people?</source>
        <translation>Сколько человек?</translation>
    </message>
    <message>
        <source>Today</source>
        <extracomment>the day of today, above its number in a row of days</extracomment>
        <translation>Сегодня</translation>
    </message>
    <message numerus="yes">
        <source>There is no room for %n person(s) on this day.</source>
        <translation>
            <numerusform>В этот день нет места для %n человека.</numerusform>
            <numerusform>В этот день нет места для %n человек.</numerusform>
            <numerusform>В этот день нет места для %n человек.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no room for %n person(s) on this day or in the days after it. The desk is glad to help you.</source>
        <translation>
            <numerusform>Ни в этот день, ни в следующие нет места для %n человека. На стойке вам охотно помогут.</numerusform>
            <numerusform>Ни в этот день, ни в следующие нет места для %n человек. На стойке вам охотно помогут.</numerusform>
            <numerusform>Ни в этот день, ни в следующие нет места для %n человек. На стойке вам охотно помогут.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show all times of the day</source>
        <translation>Показать всё время дня</translation>
    </message>
    <message>
        <source>Next free: %1</source>
        <translation>Ближайшее: %1</translation>
    </message>
    <message>
        <source>kept for you</source>
        <translation>держим для вас</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>закрыто</translation>
    </message>
    <message>
        <source>full</source>
        <translation>мест нет</translation>
    </message>
    <message numerus="yes">
        <source>%n left, too few</source>
        <translation>
            <numerusform>ещё %n, мало</numerusform>
            <numerusform>ещё %n, мало</numerusform>
            <numerusform>ещё %n, мало</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>ещё %n</numerusform>
            <numerusform>ещё %n</numerusform>
            <numerusform>ещё %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n место</numerusform>
            <numerusform>%n места</numerusform>
            <numerusform>%n мест</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WhyCard</name>
    <message>
        <source>Why %1?</source>
        <comment>why are there so many places available</comment>
        <translation>Почему %1?</translation>
    </message>
</context>
</TS>
