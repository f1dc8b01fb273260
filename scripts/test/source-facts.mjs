import ts from 'typescript'

/** Replaces the parts of a string that are only known at runtime. */
export const UNKNOWN = '*'

/**
 * The references of one source file.
 * @typedef {object} Facts
 * @property {string[]} imports the modules it loads at runtime
 * @property {string[]} texts all its strings
 * @property {{ name: string, values: string[] }[]} addresses its uses of `paths`, with their arguments
 * @property {Record<string, { parameters: string[], texts: string[] }>} paths the value of `paths`, in the file that declares
 * it
 * @property {string[]} slugs of the collections it declares
 * @property {string[]} asks the slugs it passes to Payload
 */

/**
 * Parses a source file without running it. Type-only imports are ignored, because they do not exist at runtime. @returns
 * {Facts}
 */
export function factsOf(file, content) {
  const facts = { imports: [], texts: [], addresses: [], paths: {}, slugs: [], asks: [] }
  visit(ts.createSourceFile(file, content, ts.ScriptTarget.Latest, false))
  return facts

  // Returns nothing, because forEachChild stops at the first returned value.
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

// A collection is an object with a slug that is passed to a function; the paths are an object named `paths`.
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
