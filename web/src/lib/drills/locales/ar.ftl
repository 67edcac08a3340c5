# صفحة التمارين.

drills-lead = عشرة أسئلة قصيرة عن لعبة. تتوقف الساعة وأنت تقرأ السبب.
drills-choose = على ماذا تريد أن تتمرّن؟
drills-game = اللعبة
drills-best = أفضل نتيجة: { $right } من { $count } في { $seconds } ث
drills-number = { $n } من { $of }
drills-clock = { $seconds } ث
drills-right-so-far = الصحيحة: { $n }
drills-prime = { $n ->
    [0] التي لك
   *[other] الأخرى
}
drills-pile = { $n ->
    [0] أخذها فريقك
   *[other] أخذها الآخرون
}
drills-card = ورقتك
drills-right = صحيح. { $why }
drills-wrong = لا: { $answer }. { $why }
drills-next = التالي
drills-finish = النتيجة
drills-result = { $right } صحيحة من { $count } في { $seconds } ث
drills-new-best = هذه أفضل نتيجة لك حتى الآن.
drills-again = عشرة أخرى
drills-leave = تمرين آخر
