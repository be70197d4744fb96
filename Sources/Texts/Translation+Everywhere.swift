import App

extension Translation {
  static let everywhere: [Translation] = [
    Translation(.appName, "BucketList", "BucketList", "BucketList"),
    Translation(.ok, "OK", "OK", "好"),
    Translation(.cancel, "Cancel", "キャンセル", "取消"),
    Translation(.save, "Save", "保存", "保存"),
    Translation(.back, "Back", "戻る", "返回"),
    Translation(.close, "Close", "閉じる", "关闭"),
    Translation(.edit, "Edit", "編集", "编辑"),
    Translation(.delete, "Delete", "削除", "删除"),
    Translation(.undo, "Undo", "取り消す", "撤销"),
    Translation(.redo, "Redo", "やり直す", "重做"),
    Translation(.tryAgain, "Try again", "もう一度試す", "重试"),
    Translation(.proceed, "Continue", "続ける", "继续"),
    Translation(.oneMoment, "One moment…", "お待ちください…", "请稍候…"),
  ]
}
