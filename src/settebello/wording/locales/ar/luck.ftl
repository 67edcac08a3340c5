# الحظ: نتيجة لعبة مقسّمة إلى أجزائها.
#
# $side لاعب أو فريق؛ و$deals مواضع مثل 3.2 (الجولة 3، التوزيع 2)، كل منها مع نقاطه، نصًا.

luck-result = نتيجة { $side }
luck-expected = المتوقع قبل الورق
luck-deals = حظ التوزيع
luck-hidden = الورق المخفي
luck-decisions = قرارات { $side }
luck-rest = الباقي
luck-most = أهم التوزيعات (الجولة.التوزيع): { $deals }.
luck-value = يقاس الحظ بدالة القيمة { $value }.
luck-of = من
luck-mean = المتوسط
luck-adjusted = بلا حظ
luck-factor = التباين مقسومًا على
luck-more = ألعاب أخرى
luck-rounds = { $count ->
    [one] جولة واحدة
    [two] جولتين
    [few] { $count } جولات
   *[other] { $count } جولة
}
luck-games = { $count ->
    [one] لعبة واحدة
    [two] لعبتين
    [few] { $count } ألعاب
   *[other] { $count } لعبة
}
luck-more-note = ألعاب أخرى: كم لعبة تلزم للتمييز بين الاثنين إذا بقي الفرق كما هو الآن. بعد ±: مجال الثقة 95%.
