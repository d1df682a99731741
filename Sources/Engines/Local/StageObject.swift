import Conformance
import Responders

extension Object {
  /// Creates the object of the row at an index, with its interceptor, outside every hierarchy.
  ///
  /// The parameter is all rows, because passing one row would copy its strings.
  static func staged(
    _ rows: [StagedResponder], _ index: Int, _ recorder: CallRecorder
  ) throws(ScriptError) -> Object {
    guard rows[index].frame?.isFinite != false else { throw .notFinite(of: rows[index].name) }
    let frame = rows[index].frame.map(Responders.Rect.init) ?? Responders.Rect()
    let object: Object =
      switch rows[index].kind {
      case .application: Application()
      case .applicationDelegate: Responder()
      case .object: Object()
      case .windowScene: WindowScene()
      case .window: Window(frame: frame)
      case .viewController: ViewController()
      case .view: View(frame: frame)
      case .label: Label(frame: frame)
      case .imageView: ImageView(frame: frame)
      case .control: Control(frame: frame)
      case .button: Button(frame: frame)
      case .switch: Switch(frame: frame)
      case .stepper: Stepper(frame: frame)
      case .segmentedControl: SegmentedControl(frame: frame)
      case .pageControl: PageControl(frame: frame)
      case .slider: Slider(frame: frame)
      case .refreshControl: RefreshControl(frame: frame)
      case .accessoryButton: AccessoryButton(frame: frame)
      case .navigationBar: NavigationBar(frame: frame)
      case .swipeActionsRecognizer: SwipeActionsGestureRecognizer()
      case .textField: TextField(frame: frame)
      case .textView: TextView(frame: frame)
      case .searchBar: SearchBar(frame: frame)
      case .scrollView: ScrollView(frame: frame)
      case .table: Table(frame: frame)
      case .tableRow: TableRow(frame: frame)
      case .collection: CollectionView(frame: frame)
      case .collectionItem: CollectionItem(frame: frame)
      case .tapRecognizer: TapGestureRecognizer()
      case .longPressRecognizer: LongPressGestureRecognizer()
      case .panRecognizer: PanGestureRecognizer()
      case .swipeRecognizer: SwipeGestureRecognizer()
      case .pinchRecognizer: PinchGestureRecognizer()
      case .rotationRecognizer: RotationGestureRecognizer()
      case .edgePanRecognizer: EdgePanGestureRecognizer()
      case .systemGestureRecognizer: SystemGestureRecognizer()
      case .backSwipeRecognizer: BackSwipeGestureRecognizer()
      case .contentBackSwipeRecognizer: ContentBackSwipeGestureRecognizer()
      case .sheetPanRecognizer: SheetPanGestureRecognizer()
      case .hoverRecognizer: HoverGestureRecognizer()
      case .customRecognizer: CustomRecognizer()
      case .dragLiftRecognizer: DragLiftGestureRecognizer()
      // The world replaces it by the scroll view's own.
      case .scrollPanRecognizer, .scrollPinchRecognizer: GestureRecognizer()
      case .responder: Responder()
      #if !hasFeature(Embedded)
        case .declared:
          throw ScriptError("the engine does not have the kind of \(rows[index].name)")
      #endif
      }
    if object is GestureRecognizer {
      object.interceptor = RecognizerInterceptor(rows[index].name, recorder)
      return object
    }
    let interceptor = RecordingInterceptor(rows[index].name, recorder)
    object.interceptor = interceptor
    (object as? SearchBar)?.delegate = interceptor
    if let scrollView = object as? ScrollView {
      scrollView.delegate = interceptor
      (scrollView as? Table)?.tableDelegate = interceptor
    }
    return object
  }
}
