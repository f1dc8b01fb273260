import path from 'node:path'
import ts from 'typescript'
import { Evaluator } from './evaluate'
import { Unresolved } from './methods'

/** The type of a column in a row type. `kinds`: 'string', 'number', 'boolean', 'date', 'list', 'object' or 'any'. */
export type DeclaredColumn = { name: string; kinds: string[]; isNullable: boolean; isOptional: boolean }

/**
 * One call of `query` in the source. `texts`: the statements it may send, [] when known only at run time. `isGuessed`: a part
 * of the text is one of several that its type allows.
 */
export type Statement = { owner: string; texts: string[]; isGuessed: boolean; columns: DeclaredColumn[] }

const ROOT = path.resolve(import.meta.dirname, '../../..')
const CLIENTS = new Set(['Pool', 'PoolClient', 'Client', 'ClientBase', 'SafePool'])

/** Returns every call of `query` on our connections in `src`, `collections` and `seed`, with its text and row type. */
export function findStatements(): Statement[] {
  const { config } = ts.readConfigFile(path.join(ROOT, 'tsconfig.json'), ts.sys.readFile) as { config: object }
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT)
  const own = fileNames.filter(
    (name) => /\/(src|collections|seed)\//.test(name) && !/\.test\.tsx?$|\/migrations\//.test(name),
  )
  const program = ts.createProgram(own, options)
  const checker = program.getTypeChecker()
  const evaluators = (['first', 'last'] as const).map((pick) => new Evaluator(checker, pick))
  return program
    .getSourceFiles()
    .filter(({ fileName }) => own.includes(fileName))
    .flatMap((file) => callsIn(file, checker).map((call) => describe(call, file, checker, evaluators)))
}

function callsIn(file: ts.SourceFile, checker: ts.TypeChecker): ts.CallExpression[] {
  const calls: ts.CallExpression[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isQuery(node.expression, checker)) calls.push(node)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return calls
}

function isQuery(callee: ts.Expression, checker: ts.TypeChecker): boolean {
  if (!ts.isPropertyAccessExpression(callee) || callee.name.text !== 'query') return false
  const type = checker.getTypeAtLocation(callee.expression)
  const all = type.isUnion() ? type.types : [type]
  return all.some(({ symbol, aliasSymbol }) => CLIENTS.has(aliasSymbol?.name ?? symbol?.name ?? ''))
}

function describe(
  call: ts.CallExpression,
  file: ts.SourceFile,
  checker: ts.TypeChecker,
  evaluators: Evaluator[],
): Statement {
  const name = path.relative(ROOT, file.fileName)
  const found = evaluators.map((evaluator) => textOf(call.arguments[0]!, evaluator))
  return {
    owner: `${name} ${enclosing(call)}`,
    texts: [...new Set(found.flatMap(({ text }) => (text === null ? [] : [text])))],
    isGuessed: found.some(({ isGuessed }) => isGuessed),
    columns: call.typeArguments?.[0]
      ? columnsOf(checker.getTypeFromTypeNode(call.typeArguments[0]), call, checker)
      : [],
  }
}

function textOf(argument: ts.Expression, evaluator: Evaluator): { text: string | null; isGuessed: boolean } {
  evaluator.isGuessed = false
  try {
    const value = evaluator.evaluate(argument)
    const text = typeof value === 'object' && value !== null && 'text' in value ? value.text : value
    return { text: typeof text === 'string' ? text : null, isGuessed: evaluator.isGuessed }
  } catch (error) {
    if (!(error instanceof Unresolved)) throw error
    return { text: null, isGuessed: false }
  }
}

function columnsOf(row: ts.Type, at: ts.Node, checker: ts.TypeChecker): DeclaredColumn[] {
  return checker.getPropertiesOfType(row).map((property) => {
    const type = checker.getTypeOfSymbolAtLocation(property, at)
    const all = type.isUnion() ? type.types : [type]
    const isAny = (one: ts.Type) => (one.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0
    const isEmpty = (one: ts.Type) => (one.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)) !== 0
    return {
      name: property.name,
      kinds: [...new Set(all.filter((one) => !isEmpty(one)).map((one) => kindOf(one, checker)))],
      isNullable: all.some((one) => isEmpty(one) || isAny(one)),
      isOptional: (property.flags & ts.SymbolFlags.Optional) !== 0,
    }
  })
}

function kindOf(type: ts.Type, checker: ts.TypeChecker): string {
  if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return 'any'
  if (type.flags & ts.TypeFlags.StringLike) return 'string'
  if (type.flags & ts.TypeFlags.NumberLike) return 'number'
  if (type.flags & ts.TypeFlags.BooleanLike) return 'boolean'
  if (checker.isArrayType(type) || checker.isTupleType(type)) return 'list'
  return type.symbol?.name === 'Date' ? 'date' : 'object'
}

/** The function around a call, which is stable when lines are added above it. */
function enclosing(node: ts.Node): string {
  for (let at: ts.Node | undefined = node; at; at = at.parent) {
    if ((ts.isFunctionDeclaration(at) || ts.isMethodDeclaration(at)) && at.name) return at.name.getText()
    if (ts.isVariableDeclaration(at) && ts.isSourceFile(at.parent.parent.parent)) return at.name.getText()
  }
  return ''
}
