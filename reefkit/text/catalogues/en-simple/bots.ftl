### Styles of bots, in easier words.

bot-builder = The builder wants a full reef.
bot-newcomer = The newcomer plays by luck.
bot-specialist = The specialist loves one type, and makes it strong.
bot-diversity-seeker = The diversity seeker wants many different types.
bot-strategist = The strategist plays to win.
