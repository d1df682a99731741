@main struct Conform { static func main() {} }
