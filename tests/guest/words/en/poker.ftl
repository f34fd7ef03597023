guest-poker-title = Poker with guests
guest-poker-seat-1 = Host
guest-poker-seat-2 = Guest
guest-poker-ask-bet = Your bet?
guest-poker-option-bet =
    { $token ->
        [0] Fold your hand
        [1] Call
       *[other] Raise
    }
guest-poker-event-bets =
    { $token ->
        [0] { $seat } folds.
        [1] { $seat } calls.
       *[other] { $seat } raises.
    }
guest-poker-field-paid = Chips
