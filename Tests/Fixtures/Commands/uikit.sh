# Writes a report of the reference engine, which plays UIKit: NAME VERSION, then options of a run.
name=$1 version=$2
shift 2
conform --report own.json --traces "$@" >run.txt
sed "s/\"name\":\"Reference\"/\"name\":\"$name\"/; s/\"version\":\"0.1.0\"/\"version\":\"$version\"/" own.json
