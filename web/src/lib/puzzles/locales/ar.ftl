# الألغاز. القيم والأسباب في رسائل التحليل.
#
# $n و$solved و$tried و$rating و$error أعداد، و$time مدة مثل 2:59.

puzzles-lead = وضعيات من ألعاب حقيقية لكلٍّ منها لعبة واحدة هي الأفضل. جدها ثم اعرف السبب.
puzzles-rating = تقييمك
puzzles-rating-is = { $rating } ± { $error }
puzzles-rating-detail = يبدأ الجميع من 1500. يرتفع مع كل مسألة تحلها من أول محاولة، وينخفض مع كل خطأ.
puzzles-solved = حُلّ { $solved } من { $tried } في المحاولة الأولى
puzzles-game = اللعبة
puzzles-theme = الموضوع
puzzles-difficulty = الصعوبة
puzzles-any-game = كل الألعاب
puzzles-any-theme = كل المواضيع
puzzles-any-difficulty = أي صعوبة
puzzles-seats = { $n ->
    [two] { $game }، لاعبان
    [few] { $game }، { $n } لاعبين
   *[other] { $game }، { $n } لاعبًا
}
puzzles-level = { $level ->
    [easy] سهل
    [medium] متوسط
   *[hard] صعب
}
puzzles-about = { $theme ->
    [settebello] السبعة الديناري
    [sevens] عدّ السبعات
    [primiera] البرميلة
    [coins] الديناري
    [cards] عدد الأوراق
    [sweeps] صنع { sweeps-name } ومنعها
    [declarations] الإعلانات
    [partner] اللعب مع شريك
    [last-deal] التوزيع الأخير
   *[game] الفوز باللعبة بدل النقاط
}
puzzles-start = حُلّ الألغاز
puzzles-left = { $n ->
    [0] جرّبتها كلها. اختر غيرها.
    [one] لغز واحد لم تجرّبه
    [two] لغزان لم تجرّبهما
    [few] { $n } ألغاز لم تجرّبها
   *[other] { $n } لغزًا لم تجرّبه
}
puzzles-runs = ضد نفسك
puzzles-run = { $run ->
    [streak] السلسلة
   *[storm] العاصفة
}
puzzles-run-detail = { $run ->
    [streak] من السهل إلى الصعب حتى أول خطأ.
   *[storm] أكبر عدد ممكن في ثلاث دقائق.
}
puzzles-best = أفضل نتيجة لك: { $n }
puzzles-puzzle = لغز
puzzles-question = ماذا تلعب؟
puzzles-right = صحيح: هذه أفضل لعبة.
puzzles-wrong = هناك أفضل: { $loss }. حاول مرة أخرى أو انظر إلى الحل.
puzzles-missed = لم تكن هذه أفضل لعبة: { $loss }.
puzzles-shown = هذه أفضل لعبة.
puzzles-yours = اختيارك
puzzles-instead = بدلًا منها
puzzles-continuation = تتمة مرجّحة، لكنها غير مؤكدة
puzzles-next = اللغز التالي
puzzles-back = كل الألغاز
puzzles-run-solved = { $n ->
    [one] حُلّ لغز واحد
    [two] حُلّ لغزان
    [few] حُلّت { $n } ألغاز
   *[other] حُلّ { $n } لغزًا
}
puzzles-time-left = بقي { $time }
puzzles-run-over = { $run ->
    [streak] انتهت السلسلة. المحلول: { $n }.
   *[storm] انتهى الوقت. المحلول: { $n }.
}
puzzles-record = هذه أفضل نتيجة لك.
puzzles-run-again = مرة أخرى
puzzles-opponent = الخصم
puzzles-partner = الشريك
puzzles-gone = هذا اللغز ليس من ألغاز هذه الصفحة. اختر لغزًا آخر.
puzzles-result = النتيجة
puzzles-own = من ألعابك
puzzles-own-detail = أخطاؤك أنت في الألعاب التي حُلّلت، لتلعبها من جديد.
puzzles-own-moments = { $n ->
    [one] خطأ واحد
    [two] خطآن
    [few] { $n } أخطاء
   *[other] { $n } خطأً
}
puzzles-own-more = ألعاب أخرى
puzzles-explorer = المستكشف
puzzles-explorer-detail = قيمة كل لعبة في وضع تختاره.
puzzles-explore = استكشف وضعًا
