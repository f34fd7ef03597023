guest-poker-title = Покер с гостями
