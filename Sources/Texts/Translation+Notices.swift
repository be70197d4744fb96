import App

extension Translation {
  static let notices: [Translation] = [
    Translation(.placeAdded, "Place added.", "場所を追加しました。", "已添加地点。"),
    Translation(
      .savedOver,
      "Saved over what another tab wrote meanwhile. Undo brings that back.",
      "別のタブでの変更に上書きしました。「取り消す」で元に戻せます。",
      "已覆盖另一个标签页的更改，撤销可恢复。"
    ),
    Translation(.placeChanged, "Place changed.", "場所を変更しました。", "已更改地点。"),
    Translation(.placeDeleted, "Place deleted.", "場所を削除しました。", "已删除地点。"),
    Translation(.namedPlaceDeleted, "“{0}” deleted.", "「{0}」を削除しました。", "已删除“{0}”。"),
    Translation(.newPlaceKept, "The new place was kept.", "新しい場所は残してあります。", "新地点已保留。"),
    Translation(.undone, "Undone.", "取り消しました。", "已撤销。"),
    Translation(.redone, "Done again.", "やり直しました。", "已重做。"),
    Translation(
      .copied,
      "Copied. Paste it somewhere safe, then copy something else.",
      "コピーしました。安全な所に貼り付けたら、別のものをコピーしておいてください。",
      "已拷贝。请粘贴到安全之处，然后再拷贝别的内容。"
    ),
    Translation(
      .copyFailed,
      "The browser did not allow copying. Select the key and copy it by hand, or save it as a file.",
      "ブラウザにコピーを拒否されました。キーを選択して手でコピーするか、ファイルに保存してください。",
      "浏览器不允许拷贝。请选中密钥手动拷贝，或将其保存为文件。"
    ),
    Translation(
      .fileTooLarge,
      "The file is larger than {0} MB. Nothing was imported. Split it and import the parts.",
      "ファイルが{0} MBを超えています。何も読み込んでいません。分割して読み込んでください。",
      "文件超过 {0} MB，未导入任何内容。请拆分后分别导入。"
    ),
    Translation(
      .fileUnreadable,
      "The file could not be read. Nothing was imported. Check that it is still there and try again.",
      "ファイルを読み取れませんでした。何も読み込んでいません。ファイルがあるか確かめて、もう一度試してください。",
      "无法读取文件，未导入任何内容。请确认文件仍在，然后重试。"
    ),
    Translation(
      .unknownFile,
      "This is not a SavedPlaces file. Nothing was imported. Choose a JSON file with a list of places.",
      "SavedPlacesファイルではありません。何も読み込んでいません。場所の一覧が入ったJSONファイルを選んでください。",
      "这不是 SavedPlaces 文件，未导入任何内容。请选择包含地点列表的 JSON 文件。"
    ),
    Translation(
      .emptyFile,
      "The file holds no places. Nothing was changed. Choose another file.",
      "ファイルに場所がありません。何も変更していません。別のファイルを選んでください。",
      "文件中没有地点，未作任何更改。请选择其他文件。"
    ),
    Translation(
      .fullVault,
      "{0} places is the most there can be. Nothing was added. Delete some to make room.",
      "場所は{0}か所までです。追加していません。いくつか削除すると追加できます。",
      "最多只能有 {0} 个地点，未添加任何内容。请删除一些以腾出空间。"
    ),
    Translation(.wayAdded, "Way to unlock added.", "解除方法を追加しました。", "已添加解锁方式。"),
    Translation(.wayRenamed, "Renamed.", "名前を変更しました。", "已重命名。"),
    Translation(.wayRemoved, "Way to unlock removed.", "解除方法を削除しました。", "已移除解锁方式。"),
    Translation(
      .persisted,
      "The browser now keeps your places.",
      "ブラウザが場所を保持するようになりました。",
      "浏览器现在会保留您的地点。"
    ),
    Translation(
      .notPersisted,
      "The browser did not agree. Your places are saved all the same; install this page as an app and ask again.",
      "ブラウザに認められませんでした。場所は保存されています。このページをアプリとしてインストールし、もう一度お試しください。",
      "浏览器未同意。您的地点仍已保存；请将此页面安装为应用后再试。"
    ),
    Translation(
      .draftRestored,
      "What you had typed and not saved is back.",
      "保存していなかった入力内容を元に戻しました。",
      "已恢复您尚未保存的输入内容。"
    ),
    Translation(.updateReady, "A new version is ready.", "新しいバージョンの準備ができました。", "新版本已就绪。"),
    Translation(
      .lockWaits,
      "Some changes are not saved yet, so nothing was locked. Try to save again, or lock once more to lock anyway and lose them.",
      "まだ保存されていない変更があるため、ロックしていません。もう一度保存を試すか、もう一度ロックすると、変更を破棄してロックします。",
      "有更改尚未保存，因此没有锁定。请重试保存；再次锁定将放弃这些更改并立即锁定。"
    ),
    Translation(
      .settingsKept,
      "The setting holds until this page is closed.",
      "この設定は、ページを閉じるまで有効です。",
      "此设置在关闭页面之前有效。"
    ),
    Translation(.nothingErased, "Nothing was erased.", "何も消去していません。", "未抹掉任何内容。"),
  ]
}
