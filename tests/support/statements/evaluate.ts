import ts from 'typescript'
import { callMethod, isOwnFunction, text, Unresolved, unwrap, type OwnFunction } from './methods'

type Bound = ReadonlyMap<ts.Symbol, () => unknown>

const DEEPEST = 60

/**
 * Evaluates expressions of the source statically, as far as they depend only on constants. For values known only at run time
 * it uses the type: it picks one member of a union of strings and one branch of a condition.
 */
export class Evaluator {
  /** Whether a picked value is allowed by the type but not named in the source. */
  isGuessed = false
  private depth = 0

  constructor(
    private readonly checker: ts.TypeChecker,
    /** Which of several possible values is picked. */
    private readonly pick: 'first' | 'last',
  ) {}

  evaluate(node: ts.Expression, bound: Bound = new Map()): unknown {
    if (this.depth > DEEPEST) throw new Unresolved('too deep')
    this.depth += 1
    try {
      return this.value(unwrap(node), bound)
    } catch (error) {
      if (!(error instanceof Unresolved)) throw error
      return this.fromType(node, error)
    } finally {
      this.depth -= 1
    }
  }

  private fromType(node: ts.Expression, error: Unresolved): unknown {
    const type = this.checker.getTypeAtLocation(node)
    const all = type.isUnion() ? type.types : [type]
    const values = all.filter((one) => one.isStringLiteral() || one.isNumberLiteral()).map((one) => one.value)
    if (values.length < all.length || values.length === 0) throw error
    if (values.length > 1) this.isGuessed = true
    return this.pick === 'first' ? values[0] : values.at(-1)
  }

  private value(node: ts.Expression, bound: Bound): unknown {
    if (ts.isStringLiteralLike(node)) return node.text
    if (ts.isNumericLiteral(node)) return Number(node.text.replaceAll('_', ''))
    if (node.kind === ts.SyntaxKind.TrueKeyword) return true
    if (node.kind === ts.SyntaxKind.FalseKeyword) return false
    if (node.kind === ts.SyntaxKind.NullKeyword) return null
    if (ts.isTemplateExpression(node)) return this.template(node, bound)
    if (ts.isIdentifier(node)) return this.identifier(node, bound)
    if (ts.isPropertyAccessExpression(node)) return this.property(node.expression, node.name.text, bound)
    if (ts.isElementAccessExpression(node))
      return this.property(node.expression, String(this.evaluate(node.argumentExpression, bound)), bound)
    if (ts.isArrayLiteralExpression(node)) return this.array(node, bound)
    if (ts.isObjectLiteralExpression(node)) return this.object(node, bound)
    if (ts.isConditionalExpression(node)) return this.conditional(node, bound)
    if (ts.isBinaryExpression(node)) return this.binary(node, bound)
    if (ts.isCallExpression(node)) return this.call(node, bound)
    if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) return { node, bound } satisfies OwnFunction<Bound>
    throw new Unresolved(ts.SyntaxKind[node.kind])
  }

  private template(node: ts.TemplateExpression, bound: Bound): string {
    const parts = node.templateSpans.map(
      ({ expression, literal }) => text(this.evaluate(expression, bound)) + literal.text,
    )
    return node.head.text + parts.join('')
  }

  private identifier(node: ts.Identifier, bound: Bound): unknown {
    if (node.text === 'undefined') return undefined
    const symbol = this.symbolOf(node)
    const known = bound.get(symbol)
    if (known) return known()
    const declaration = symbol.valueDeclaration
    if (declaration && ts.isFunctionDeclaration(declaration)) return { node: declaration, bound: new Map() }
    if (!declaration || !ts.isVariableDeclaration(declaration) || !declaration.initializer)
      throw new Unresolved(node.text)
    return this.evaluate(declaration.initializer, bound)
  }

  private symbolOf(node: ts.Identifier): ts.Symbol {
    const symbol = ts.isShorthandPropertyAssignment(node.parent)
      ? this.checker.getShorthandAssignmentValueSymbol(node.parent)
      : this.checker.getSymbolAtLocation(node)
    if (!symbol) throw new Unresolved(node.text)
    return symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol
  }

  private property(of: ts.Expression, name: string, bound: Bound): unknown {
    const owner = this.evaluate(of, bound)
    if (typeof owner !== 'object' || owner === null || !(name in owner)) throw new Unresolved(name)
    return (owner as Record<string, unknown>)[name]
  }

  private array(node: ts.ArrayLiteralExpression, bound: Bound): unknown[] {
    return node.elements.flatMap((element) =>
      ts.isSpreadElement(element)
        ? (this.evaluate(element.expression, bound) as unknown[])
        : [this.evaluate(element, bound)],
    )
  }

  // Evaluates each property on access: the values of a statement are unknown, its text is known.
  private object(node: ts.ObjectLiteralExpression, bound: Bound): object {
    const object = {}
    for (const property of node.properties) {
      if (ts.isSpreadAssignment(property)) {
        const spread = this.evaluate(property.expression, bound) as object
        Object.defineProperties(object, Object.getOwnPropertyDescriptors(spread))
      } else if (ts.isPropertyAssignment(property) || ts.isShorthandPropertyAssignment(property)) {
        const from = ts.isPropertyAssignment(property) ? property.initializer : property.name
        const name = ts.isComputedPropertyName(property.name)
          ? String(this.evaluate(property.name.expression, bound))
          : property.name.text
        Object.defineProperty(object, name, {
          get: () => this.evaluate(from, bound),
          enumerable: true,
          configurable: true,
        })
      }
    }
    return object
  }

  private conditional(node: ts.ConditionalExpression, bound: Bound): unknown {
    return this.evaluate(this.holds(node.condition, bound) ? node.whenTrue : node.whenFalse, bound)
  }

  private holds(condition: ts.Expression, bound: Bound): boolean {
    try {
      return Boolean(this.evaluate(condition, bound))
    } catch (error) {
      if (!(error instanceof Unresolved)) throw error
      return this.pick === 'first'
    }
  }

  private binary(node: ts.BinaryExpression, bound: Bound): unknown {
    const { kind } = node.operatorToken
    if (kind === ts.SyntaxKind.AmpersandAmpersandToken)
      return this.holds(node.left, bound) && this.evaluate(node.right, bound)
    const left = this.evaluate(node.left, bound)
    if (kind === ts.SyntaxKind.QuestionQuestionToken) return left ?? this.evaluate(node.right, bound)
    if (kind === ts.SyntaxKind.BarBarToken) return left || this.evaluate(node.right, bound)
    const right = this.evaluate(node.right, bound)
    if (kind === ts.SyntaxKind.EqualsEqualsEqualsToken) return left === right
    if (kind === ts.SyntaxKind.ExclamationEqualsEqualsToken) return left !== right
    if (kind === ts.SyntaxKind.PlusToken)
      return typeof left === 'number' && typeof right === 'number' ? left + right : text(left) + text(right)
    throw new Unresolved(ts.SyntaxKind[kind])
  }

  private call(node: ts.CallExpression, bound: Bound): unknown {
    const { expression: callee } = node
    const values = node.arguments.map((argument) => () => this.evaluate(argument, bound))
    if (ts.isPropertyAccessExpression(callee)) {
      const call = (fn: unknown, ...given: unknown[]) =>
        this.apply(
          fn,
          given.map((one) => () => one),
        )
      const owner = callee.expression.getText() === 'Object' ? Object : this.evaluate(callee.expression, bound)
      return (
        callMethod(
          owner,
          callee.name.text,
          values.map((value) => value()),
          call,
        ) ?? this.unknown(callee)
      )
    }
    return this.apply(this.evaluate(callee, bound), values)
  }

  private unknown(node: ts.Node): never {
    throw new Unresolved(node.getText())
  }

  private apply(fn: unknown, values: (() => unknown)[]): unknown {
    if (!isOwnFunction<Bound>(fn)) throw new Unresolved('call')
    const bound = new Map(fn.bound)
    fn.node.parameters.forEach((parameter, index) => {
      const given =
        values[index] ?? (() => (parameter.initializer ? this.evaluate(parameter.initializer, bound) : undefined))
      this.bind(parameter.name, given, bound)
    })
    const { body } = fn.node
    if (!body) throw new Unresolved('call')
    return ts.isBlock(body) ? this.run(body.statements, bound) : this.evaluate(body, bound)
  }

  private bind(name: ts.BindingName, value: () => unknown, bound: Map<ts.Symbol, () => unknown>): void {
    if (ts.isIdentifier(name)) {
      bound.set(this.symbolOf(name), value)
      return
    }
    name.elements.forEach((element, index) => {
      if (ts.isOmittedExpression(element)) return
      const key = ts.isArrayBindingPattern(name) ? String(index) : (element.propertyName ?? element.name).getText()
      const read = () => {
        const found = (value() as Record<string, unknown>)[key]
        return found === undefined && element.initializer ? this.evaluate(element.initializer, bound) : found
      }
      this.bind(element.name, read, bound)
    })
  }

  private run(statements: ts.NodeArray<ts.Statement>, bound: Map<ts.Symbol, () => unknown>): unknown {
    for (const statement of statements) {
      if (ts.isReturnStatement(statement) && statement.expression) return this.evaluate(statement.expression, bound)
      if (ts.isIfStatement(statement) && ts.isReturnStatement(statement.thenStatement)) {
        const { expression } = statement.thenStatement
        if (expression && this.holds(statement.expression, bound)) return this.evaluate(expression, bound)
      } else if (ts.isVariableStatement(statement)) {
        for (const { name, initializer } of statement.declarationList.declarations)
          if (initializer) this.bind(name, () => this.evaluate(initializer, bound), bound)
      } else if (!ts.isExpressionStatement(statement)) throw new Unresolved('statement')
    }
    throw new Unresolved('no return')
  }
}
