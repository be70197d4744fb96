extension Notice.Kind {
  /// The name that takes the place of `{0}` in the text, if there is one.
  public var name: String? {
    if case .deleted(let name) = self { name } else { nil }
  }

  public func text(in language: Language) -> String {
    switch self {
    case .locateFailed(let failure): failure.explanation.text(in: language)
    case .settingsNotStored(let failure): failure.text(keeping: Self.settingsKept, in: language)
    case .eraseFailed(let failure): failure.text(keeping: Self.nothingErased, in: language)
    case .mapStyleFailed: MapFailure.style.explanation.text(in: language)
    default: words.text(in: language)
    }
  }

  private var words: Words {
    switch self {
    case .added: Words("Place added.\n場所を追加しました。\n已添加地点。")
    case .changedOver:
      Words(
        """
        Saved over what another tab wrote meanwhile. Undo brings that back.
        別のタブでの変更に上書きしました。「取り消す」で元に戻せます。
        已覆盖另一个标签页的更改，撤销可恢复。
        """
      )
    case .changed: Words("Place changed.\n場所を変更しました。\n已更改地点。")
    case .deleted(let name):
      name.utf8.isEmpty
        ? Words("Place deleted.\n場所を削除しました。\n已删除地点。")
        : Words("“{0}” deleted.\n「{0}」を削除しました。\n已删除“{0}”。")
    case .keptNewPlace:
      Words("The new place was kept.\n新しい場所は残してあります。\n新地点已保留。")
    case .undone: Words("Undone.\n取り消しました。\n已撤销。")
    case .copied:
      Words(
        """
        Copied. Paste it somewhere safe, then copy something else.
        コピーしました。安全な所に貼り付けたら、別のものをコピーしておいてください。
        已拷贝。请粘贴到安全之处，然后再拷贝别的内容。
        """
      )
    case .copyFailed:
      Words(
        """
        The browser did not allow copying. Select the key and copy it by hand, or save it as a file.
        ブラウザにコピーを拒否されました。キーを選択して手でコピーするか、ファイルに保存してください。
        浏览器不允许拷贝。请选中密钥手动拷贝，或将其保存为文件。
        """
      )
    case .fileTooLarge(let limit):
      Words(
        """
        The file is larger than \(limit >> 20) MB. Nothing was imported. Split it and import the parts.
        ファイルが\(limit >> 20) MBを超えています。何も読み込んでいません。分割して読み込んでください。
        文件超过 \(limit >> 20) MB，未导入任何内容。请拆分后分别导入。
        """
      )
    case .fileUnreadable:
      Words(
        """
        The file could not be read. Nothing was imported. Check that it is still there and try again.
        ファイルを読み取れませんでした。何も読み込んでいません。ファイルがあるか確かめて、もう一度試してください。
        无法读取文件，未导入任何内容。请确认文件仍在，然后重试。
        """
      )
    case .unknownFile:
      Words(
        """
        This is not a SavedPlaces file. Nothing was imported. Choose a JSON file with a list of places.
        SavedPlacesファイルではありません。何も読み込んでいません。場所の一覧が入ったJSONファイルを選んでください。
        这不是 SavedPlaces 文件，未导入任何内容。请选择包含地点列表的 JSON 文件。
        """
      )
    case .emptyFile:
      Words(
        """
        The file holds no places. Nothing was changed. Choose another file.
        ファイルに場所がありません。何も変更していません。別のファイルを選んでください。
        文件中没有地点，未作任何更改。请选择其他文件。
        """
      )
    case .fullVault(let limit):
      Words(
        """
        \(grouped(limit)) places is the most there can be. Nothing was added. Delete some to make room.
        場所は\(grouped(limit))か所までです。追加していません。いくつか削除すると追加できます。
        最多只能有 \(grouped(limit)) 个地点，未添加任何内容。请删除一些以腾出空间。
        """
      )
    case .wayAdded: Words("Way to unlock added.\n解除方法を追加しました。\n已添加解锁方式。")
    case .wayRenamed: Words("Renamed.\n名前を変更しました。\n已重命名。")
    case .wayRemoved: Words("Way to unlock removed.\n解除方法を削除しました。\n已移除解锁方式。")
    case .persisted(true):
      Words(
        """
        The browser now keeps your places.
        ブラウザが場所を保持するようになりました。
        浏览器现在会保留您的地点。
        """
      )
    case .persisted(false):
      Words(
        """
        The browser did not agree. Your places are saved all the same; install this page as an app and ask again.
        ブラウザに認められませんでした。場所は保存されています。このページをアプリとしてインストールし、もう一度お試しください。
        浏览器未同意。您的地点仍已保存；请将此页面安装为应用后再试。
        """
      )
    case .draftRestored:
      Words(
        """
        What you had typed and not saved is back.
        保存していなかった入力内容を元に戻しました。
        已恢复您尚未保存的输入内容。
        """
      )
    case .updateReady:
      Words(
        """
        A new version is ready.
        新しいバージョンの準備ができました。
        新版本已就绪。
        """
      )
    case .lockWaits:
      Words(
        """
        Some changes are not saved yet, so nothing was locked. Try to save again, or lock once more to lock anyway and lose them.
        まだ保存されていない変更があるため、ロックしていません。もう一度保存を試すか、もう一度ロックすると、変更を破棄してロックします。
        有更改尚未保存，因此没有锁定。请重试保存；再次锁定将放弃这些更改并立即锁定。
        """
      )
    case .locateFailed, .mapStyleFailed, .settingsNotStored, .eraseFailed: Words("")
    }
  }

  private static let settingsKept = Words(
    """
    The setting holds until this page is closed.
    この設定は、ページを閉じるまで有効です。
    此设置在关闭页面之前有效。
    """
  )

  private static let nothingErased = Words("Nothing was erased.\n何も消去していません。\n未抹掉任何内容。")
}

extension Explanation {
  /// All three parts, one after the other.
  public func text(in language: Language) -> String {
    let space = language == .english ? " " : ""
    return happened.text(in: language) + space + kept.text(in: language) + space
      + remedy.text(in: language)
  }
}

extension StorageFailure {
  /// The explanation, with something else to say about what was kept.
  func text(keeping kept: Words, in language: Language) -> String {
    Explanation(explanation.happened, kept: kept, remedy: explanation.remedy).text(in: language)
  }
}
