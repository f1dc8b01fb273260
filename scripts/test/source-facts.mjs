import ts from 'typescript'

/** Stands in a text for what only the running program knows. */
export const UNKNOWN = '*'

/**
 * What one source file says of others.
 * @typedef {object} Facts
 * @property {string[]} imports what it loads when it runs
 * @property {string[]} texts every text in it
 * @property {{ name: string, values: string[] }[]} addresses its uses of `paths`, with the values it hands over
 * @property {Record<string, { parameters: string[], texts: string[] }>} paths what `paths` says, in the file that declares it
 * @property {string[]} slugs of the collections it declares
 * @property {string[]} asks the slugs it hands to Payload
 */

/** Reads a source file without running it. Imports of types are gone when it runs, so they do not count. @returns {Facts} */
export function factsOf(file, content) {
  const facts = { imports: [], texts: [], addresses: [], paths: {}, slugs: [], asks: [] }
  visit(ts.createSourceFile(file, content, ts.ScriptTarget.Latest, false))
  return facts

  // It returns nothing: a walk ends where something is returned.
  function visit(node) {
    const module = loaded(node)
    if (module) facts.imports.push(module)
    else if (isAddress(node)) facts.addresses.push({ name: node.name.text, values: [] })
    else if (ts.isCallExpression(node) && isAddress(node.expression)) visitAddress(node)
    else {
      if (isText(node)) facts.texts.push(textOf(node))
      if (ts.isVariableStatement(node)) declare(node, facts)
      if (isAsked(node)) facts.asks.push(node.initializer.text)
      ts.forEachChild(node, visit)
    }
  }

  function visitAddress({ expression, arguments: handed }) {
    const values = handed.map((value) => (isText(value) ? textOf(value) : UNKNOWN))
    facts.addresses.push({ name: expression.name.text, values })
    handed.forEach(visit)
  }
}

function isText(node) {
  return ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node)
}

function textOf(node, valueOf = () => UNKNOWN) {
  if (!ts.isTemplateExpression(node)) return node.text
  return node.templateSpans.reduce((text, span) => text + valueOf(span.expression) + span.literal.text, node.head.text)
}

function loaded(node) {
  if (ts.isImportDeclaration(node)) return node.importClause?.isTypeOnly ? undefined : node.moduleSpecifier.text
  if (ts.isExportDeclaration(node)) return node.isTypeOnly ? undefined : node.moduleSpecifier?.text
  const [what] = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword ? node.arguments : []
  return what && isText(what) ? textOf(what) : undefined
}

function isAddress(node) {
  return ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'paths'
}

function isAsked(node) {
  return (
    ts.isPropertyAssignment(node) && /^(collection|slug)$/.test(node.name.text) && ts.isStringLiteral(node.initializer)
  )
}

// A collection is what a call makes of an object with a slug; the addresses are an object named `paths`.
function declare({ declarationList }, facts) {
  for (const { name, initializer } of declarationList.declarations) {
    const value = initializer && ts.isAsExpression(initializer) ? initializer.expression : initializer
    if (!value) continue
    if (name.text === 'paths' && ts.isObjectLiteralExpression(value)) facts.paths = pathsIn(value)
    const slug = ts.isCallExpression(value) && propertiesOf(value.arguments[0]).slug
    if (slug && isText(slug)) facts.slugs.push(slug.text)
  }
}

function propertiesOf(node) {
  const entries = node?.properties?.map(({ name, initializer }) => [name?.text, initializer]) ?? []
  return Object.fromEntries(entries)
}

function pathsIn(object) {
  const entries = Object.entries(propertiesOf(object)).map(([name, value]) => {
    const texts = []
    const parameters = value.parameters?.map((parameter) => parameter.name.text) ?? []
    collect(value)
    return [name, { parameters, texts }]

    function collect(node) {
      if (isText(node)) texts.push(textOf(node, (part) => (ts.isIdentifier(part) ? `{${part.text}}` : UNKNOWN)))
      ts.forEachChild(node, collect)
    }
  })
  return Object.fromEntries(entries)
}
