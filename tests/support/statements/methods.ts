import ts from 'typescript'

/** Why a text cannot be determined statically. */
export class Unresolved extends Error {}

/** A function of the source with the values in its scope. */
export type OwnFunction<Bound> = {
  node: ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration
  bound: Bound
}

export function isOwnFunction<Bound>(value: unknown): value is OwnFunction<Bound> {
  return typeof value === 'object' && value !== null && 'node' in value && 'bound' in value
}

type Call = (fn: unknown, ...given: unknown[]) => unknown

/** Evaluates the array, string and Object methods used to build statements; returns undefined for any other. */
export function callMethod(owner: unknown, name: string, given: unknown[], call: Call): unknown {
  if (owner === Object) return ofObject(name, given[0])
  if (Array.isArray(owner)) return ofList(owner, name, given, call)
  if (typeof owner === 'string') return ofText(owner, name, given)
  const method = typeof owner === 'object' && owner !== null ? (owner as Record<string, unknown>)[name] : undefined
  return method === undefined ? undefined : call(method, ...given)
}

function ofObject(name: string, value: unknown): unknown {
  if (name === 'keys') return Object.keys(value as object)
  if (name === 'values') return Object.values(value as object)
  if (name === 'entries') return Object.entries(value as object)
  return undefined
}

function ofList(list: unknown[], name: string, [first, second]: unknown[], call: Call): unknown {
  if (name === 'join') return list.join(typeof first === 'string' ? first : ',')
  if (name === 'map') return list.map((one, index) => call(first, one, index))
  if (name === 'flatMap') return list.flatMap((one, index) => call(first, one, index))
  if (name === 'filter') return list.filter((one, index) => call(first, one, index))
  if (name === 'includes') return list.includes(first)
  if (name === 'concat') return list.concat(first)
  if (name === 'slice') return list.slice(first as number, second as number)
  if (name === 'at') return list.at(first as number)
  return undefined
}

function ofText(owner: string, name: string, [first, second]: unknown[]): unknown {
  if (name === 'replaceAll') return owner.replaceAll(first as string, second as string)
  if (name === 'replace') return owner.replace(first as string, second as string)
  if (name === 'toUpperCase') return owner.toUpperCase()
  if (name === 'toLowerCase') return owner.toLowerCase()
  if (name === 'trim') return owner.trim()
  if (name === 'split') return owner.split(first as string)
  if (name === 'slice') return owner.slice(first as number, second as number)
  return undefined
}

/**
 * Returns the text of a part of a statement.
 * @throws Unresolved when it is a list or an object
 */
export function text(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return String(value)
  throw new Unresolved('no text')
}

/** Strips parentheses and syntax that only the compiler reads from an expression. */
export function unwrap(node: ts.Expression): ts.Expression {
  const isWrapped =
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node)
  return isWrapped ? unwrap(node.expression) : node
}
