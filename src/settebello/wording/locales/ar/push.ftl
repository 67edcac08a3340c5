# ما يقوله الإشعار؛ $table عنوان الطاولة.

push-turn = دورك الآن: { $table }
push-filled = اكتملت الطاولة: { $table }
push-hurry = وقتك يوشك أن ينتهي: { $table }
push-round = افتح الطاولة لتوزَّع الجولة التالية: { $table }
push-invited = تلقّيت دعوة من { $name }: { $table }
