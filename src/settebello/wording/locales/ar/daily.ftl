# لعبة اليوم: نتيجتها بالكلمات.

daily-share = Settebello { $day }: { $points } (المعيار { $par })
daily-points = نتيجتك: { $points } من النقاط أمام الحاسوب.
daily-unfinished = حتى الآن: { $points } من النقاط أمام الحاسوب، بعد { $played } من { $length } جولات.
daily-par = المعيار: { $par }. هذا ما يحققه الحاسوب بأوراقك.
daily-luck = دون حظ التوزيع: { $without } ± { $error }.
daily-proves = يوم واحد لا يثبت الكثير: في أربع جولات تحسم الأوراق غالبًا أكثر من اللعب.
