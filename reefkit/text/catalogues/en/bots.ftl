### Styles of bots, each in one sentence.
###
### Families: bot-

bot-builder = The builder grows as many builders as its reef can hold, and cares little which types they are.
bot-newcomer = The newcomer knows the rules and no more: it chooses by chance.
bot-specialist = The specialist trusts in one type that shelters dwellers, and mutates it until it withstands.
bot-diversity-seeker = The diversity seeker gathers as many types as it can, and guards the last one of each.
bot-strategist = The strategist weighs every danger ahead, and plays for points.
