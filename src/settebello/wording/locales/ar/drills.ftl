# تمارين: أسئلة صغيرة عن لعبة.

drill-kind = { $kind ->
    [captures] ماذا تأخذ هذه الورقة؟
    [primiera] من صاحب البرميلة الأفضل؟
    [sevens] عُدّ السبعات
    [certain] ما المضمون منذ الآن؟
   *[sweeps] لا تترك { sweep-name }
}
drill-question = { $kind ->
    [captures] ماذا تأخذ هذه الورقة: { $card }؟
    [primiera] هذه أفضل أوراق كل لون. أيّهما أفضل؟
    [sevens] كم سبعة لم ترها بعد؟
    [certain] أي نقطة صارت لك مهما حدث؟
   *[sweeps] أي ورقة تضعها بحيث لا تأخذ ورقة واحدة كل ما على الطاولة؟
}
drill-side = { $side ->
    [first] التي لك
    [second] الأخرى
   *[nobody] لا هذه ولا تلك
}
drill-nothing = لا شيء
drill-why = { $reason ->
    [equal-first] على الطاولة ورقة مساوية، ويجب أخذها أولًا: { $cards }.
    [equal] ورقة مساوية: { $cards }.
    [sum] قيمتها مجموع { $cards }.
    [fifteen] مع { $cards } تصير خمس عشرة.
    [all] تأخذ كل ما على الطاولة: { $cards }.
    [takes] تأخذ { $cards }.
    [nothing] لا ورقة ولا مجموع يناسبها، فتوضع على الطاولة.
    [values] التي لك تساوي { $mine }، والأخرى { $other }.
    [out] لم تُرَ بعد: { $cards }.
    [none-out] رأيت الأربع كلها.
   *[anyway] هي لك حتى لو أخذ الآخرون كل الأوراق الباقية.
}
drill-swept = { $safe ->
    [yes] { $play }: لا شيء يأخذ كل ما على الطاولة.
   *[no] { $count ->
        [one] { $play }: تأخذ كل ما على الطاولة { $cards }.
       *[other] { $play }: تأخذ كل ما على الطاولة أي ورقة من هذه: { $cards }.
    }
}
