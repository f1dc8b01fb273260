import ts from 'typescript'
import { sqlEdits } from './sql-edits.mjs'

const { SyntaxKind } = ts
const COMPARISONS = {
  [SyntaxKind.LessThanToken]: '<=',
  [SyntaxKind.LessThanEqualsToken]: '<',
  [SyntaxKind.GreaterThanToken]: '>=',
  [SyntaxKind.GreaterThanEqualsToken]: '>',
  [SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [SyntaxKind.ExclamationEqualsEqualsToken]: '===',
}
const CONDITIONS = [SyntaxKind.AmpersandAmpersandToken, SyntaxKind.BarBarToken]
const SLICES = /^(slice|substring|subarray|at)$/

/** @typedef {(node: ts.Node, text: (node: ts.Node) => string) => Part[]} Operator */
/** @typedef {{ node: ts.Node, to: string }} Part a node and what replaces it */

/** @type {Record<string, Operator>} */
const OPERATORS = {
  comparison: (node) =>
    ts.isBinaryExpression(node) && node.operatorToken.kind in COMPARISONS
      ? [{ node: node.operatorToken, to: COMPARISONS[node.operatorToken.kind] }]
      : [],
  'dropped condition': droppedConditions,
  'dropped await': (node, text) =>
    ts.isExpressionStatement(node) && ts.isAwaitExpression(node.expression) && !isOrdered(text(node.expression))
      ? [{ node: node.expression, to: `void ${text(node.expression.expression)}` }]
      : [],
  'swapped arguments': swappedArguments,
  'off by one': (node, text) =>
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    SLICES.test(node.expression.name.text)
      ? node.arguments.slice(-1).map((last) => ({ node: last, to: `${text(last)} + 1` }))
      : [],
  'time zone': (node) =>
    ts.isStringLiteral(node) && node.text === 'America/Phoenix' ? [{ node, to: "'UTC'" }] : zoneArguments(node),
  'dropped aria attribute': (node, text) =>
    ts.isJsxAttribute(node) && /^(aria-|role$)/.test(text(node.name)) ? [{ node, to: '' }] : [],
}

/**
 * Returns the possible errors in a source file of TypeScript or JavaScript, including those in its SQL.
 * @param {ts.SourceFile} file with parents @returns {import('./sql-edits.mjs').Edit[]}
 */
export function codeEdits(file) {
  const edits = []
  const text = (node) => node.getText(file)
  const visit = (node) => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return
    for (const [operator, find] of Object.entries(OPERATORS)) {
      for (const { node: part, to } of find(node, text))
        edits.push({ operator, start: part.getStart(file), end: part.end, text: to })
    }
    if (!isText(node)) return ts.forEachChild(node, visit)
    const start = node.getStart(file)
    edits.push(...sqlEdits(text(node)).map((edit) => ({ ...edit, start: start + edit.start, end: start + edit.end })))
    if (ts.isTemplateExpression(node)) node.templateSpans.forEach(({ expression }) => visit(expression))
  }
  visit(file)
  return withoutRepeats(edits)
}

function droppedConditions(node, text) {
  // The guard never applies.
  if (ts.isIfStatement(node) && leaves(node.thenStatement)) return [{ node: node.expression, to: 'false' }]
  if (!ts.isBinaryExpression(node) || !CONDITIONS.includes(node.operatorToken.kind)) return []
  return [
    { node, to: text(node.left) },
    { node, to: text(node.right) },
  ]
}

// A connection runs its queries in order, and the COMMIT of a transaction fails when one of them has failed. The named functions
// send one query.
function isOrdered(awaited) {
  return /^await (client\.query\(|(recordEvent|enqueueMail|addHistory|addAnswer)\(client,)/.test(awaited)
}

function leaves(statement) {
  return ts.isReturnStatement(statement) || ts.isThrowStatement(statement) || ts.isContinueStatement(statement)
}

// Includes arguments of different types, which sample.mjs filters out.
function swappedArguments(node, text) {
  // Math.min(a, b) is Math.min(b, a).
  if (!ts.isCallExpression(node) || text(node.expression).startsWith('Math.')) return []
  return node.arguments.slice(1).flatMap((second, index) => {
    const first = node.arguments[index]
    if (!isName(first) || !isName(second) || text(first) === text(second)) return []
    return [{ node: { getStart: () => first.getStart(), end: second.end }, to: `${text(second)}, ${text(first)}` }]
  })
}

function isName(node) {
  return ts.isIdentifier(node) || ts.isPropertyAccessExpression(node)
}

function zoneArguments(node) {
  if (!ts.isCallExpression(node)) return []
  return node.arguments
    .filter((argument) => ts.isIdentifier(argument) && /ZONE/.test(argument.text))
    .map((zone) => ({ node: zone, to: "'UTC'" }))
}

function isText(node) {
  return ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node)
}

// A time zone in a string is found both as code and as SQL.
function withoutRepeats(edits) {
  return [
    ...new Map(edits.map((edit) => [`${edit.start} ${edit.end} ${edit.text.replaceAll("'", '')}`, edit])).values(),
  ]
}
