import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import ts from 'typescript'
import { codeEdits } from './code-edits.mjs'
import { sqlEdits } from './sql-edits.mjs'

/** Folders with files that may be mutated, and those files. */
const FOLDERS = ['src', 'collections', 'runtime']
const SOURCES =
  /^(src\/(features\/[^/]+\/(rules|server)|server|lib)\/.*\.tsx?|collections\/.*\.ts|runtime\/.*\.mjs|src\/database\/\w+\.sql)$/
const IS_TEST = /\.test\.tsx?$/

/**
 * A possible small error in one place of a file.
 * @typedef {object} Mutant
 * @property {string} file relative to the clone
 * @property {number} line
 * @property {string} operator what was changed
 * @property {number} start @property {number} end the replaced part of the file
 * @property {string} text its replacement
 * @property {string} owner the function or the top-level constant around it; of SQL files, the SQL function
 * @property {boolean} isFunction whether the owner is a function
 * @property {boolean} isInAnonymous whether the innermost function around it has no name
 */

/** Returns all possible mutants of the clone, file by file. @param {string} root @returns {Mutant[]} */
export function findMutants(root) {
  const files = FOLDERS.flatMap((folder) => filesIn(root, folder)).filter(
    (file) => SOURCES.test(file) && !IS_TEST.test(file),
  )
  return files.flatMap((file) => mutantsOf(file, readFileSync(join(root, file), 'utf8')))
}

/** Returns all possible mutants of a file. @param {string} file @param {string} source its text @returns {Mutant[]} */
export function mutantsOf(file, source) {
  const parsed = file.endsWith('.sql') ? undefined : parse(file, source)
  const edits = parsed ? codeEdits(parsed) : sqlEdits(source)
  return edits.map((edit) => ({
    file,
    line: source.slice(0, edit.start).split('\n').length,
    ...(parsed
      ? ownerOf(parsed, edit.start)
      : { owner: sqlOwnerOf(source, edit.start), isFunction: true, isInAnonymous: false }),
    ...edit,
  }))
}

/** Parses a source file without its imports. @param {string} file its name @param {string} source */
export function parse(file, source) {
  return ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
}

/** Applies a mutant to the text of its file. @param {string} source @param {Pick<Mutant, 'start' | 'end' | 'text'>} mutant */
export function mutate(source, { start, end, text }) {
  return source.slice(0, start) + text + source.slice(end)
}

/**
 * Returns the innermost named function around a position, or else the top-level constant; '' for neither. `isInAnonymous`:
 * whether an anonymous function within it is around the position.
 */
export function ownerOf(parsed, position) {
  let found = { owner: '', isFunction: false, isInAnonymous: false }
  const visit = (node) => {
    if (position < node.getStart(parsed) || position >= node.end) return
    const isTop = ts.isVariableDeclaration(node) && node.parent.parent.parent === parsed
    const owner = (isTop || ts.isFunctionLike(node)) && nameOf(node)
    if (owner) found = { owner, isFunction: ts.isFunctionLike(node), isInAnonymous: false }
    else if (ts.isFunctionLike(node)) found = { ...found, isInAnonymous: true }
    ts.forEachChild(node, visit)
  }
  visit(parsed)
  return found
}

// The name that V8 gives to a function: its own, or that of the variable or property it is assigned to.
function nameOf(node) {
  const named = [node, node.parent].find(({ name }) => name && (ts.isIdentifier(name) || ts.isPrivateIdentifier(name)))
  return named?.name.text ?? ''
}

function sqlOwnerOf(source, position) {
  const functions = [...source.slice(0, position).matchAll(/CREATE OR REPLACE (FUNCTION (\w+)|TRIGGER)/g)]
  const trigger = source.slice(position).match(/EXECUTE FUNCTION (\w+)/)
  return functions.at(-1)?.[2] ?? trigger?.[1] ?? ''
}

function filesIn(root, folder) {
  if (!existsSync(join(root, folder))) return []
  const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
  return names.map((name) => `${folder}/${name.split(sep).join('/')}`).sort()
}
