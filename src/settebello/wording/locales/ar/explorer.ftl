# المستكشف: وضع مع قيم حركاته والأيدي المحتملة وما تختاره المستويات.

explorer-values = القيم ({ $knowledge ->
    [exact] دقيقة: كل الأوراق معروفة
    [every-hand] بعد النظر في كل الأيدي الممكنة
    [forced] ليس هناك إلا حركة واحدة
   *[sampled] من عيّنة من الأيدي الممكنة
}):
explorer-likely = الأيدي المحتملة ({ $knowledge ->
    [exact] كل الأوراق معروفة
    [every-hand] بعد النظر في كل الأيدي الممكنة
   *[sampled] من عيّنة
}):
explorer-none-hidden = لا توجد يد مخفية.
explorer-hand = المقعد { $seat } ({ $count ->
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $count } أوراق
   *[other] { $count } ورقة
}): { $cards }
explorer-levels = ما يلعبه كل مستوى:
explorer-action = الحركة
