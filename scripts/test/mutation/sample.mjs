import { createHash } from 'node:crypto'
import { join } from 'node:path'
import ts from 'typescript'

/** The types whose values are easily confused. */
const CONFUSED = /^(string|number|boolean|Date)$/
/** The number of candidates per requested mutant: half of the swapped arguments have different types. */
const SPARE = 2

/**
 * Draws mutants at random. The same seed draws the same mutants as long as their locations do not change.
 * @param {string} root @param {import('./sources.mjs').Mutant[]} mutants @param {{ size: number, seed: string }} options
 */
export function drawSample(root, mutants, { size, seed }) {
  const rankOf = ({ file, owner, operator, text, line }) =>
    createHash('sha256').update([seed, file, owner, operator, text, line].join('\0')).digest('hex')
  const ranked = mutants
    .map((mutant) => ({ mutant, rank: rankOf(mutant) }))
    .sort((one, other) => (one.rank < other.rank ? -1 : 1))
  const candidates = ranked.slice(0, size * SPARE).map(({ mutant }) => mutant)
  const isPossible = typeCheck(root, candidates.filter(isSwap))
  return candidates.filter((mutant) => !isSwap(mutant) || isPossible(mutant)).slice(0, size)
}

function isSwap({ operator }) {
  return operator === 'swapped arguments'
}

// Returns whether the swapped arguments have the same type, so that the compiler accepts the mutant.
function typeCheck(root, swaps) {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, root)
  const program = ts.createProgram([...new Set(swaps.map(({ file }) => join(root, file)))], options)
  const checker = program.getTypeChecker()
  return function haveOneType({ file, start, end }) {
    const call = smallestCall(program.getSourceFile(join(root, file)), start, end)
    const [one, other] = call.arguments.filter((argument) => argument.getStart() >= start && argument.end <= end)
    const [oneType, otherType] = [baseOf(one), baseOf(other)]
    return oneType === otherType && CONFUSED.test(oneType) && mayReplace(one, other) && mayReplace(other, one)
  }

  function baseOf(argument) {
    return checker.typeToString(checker.getBaseTypeOfLiteralType(checker.getTypeAtLocation(argument)))
  }

  // A text is no replacement for one of a few texts.
  function mayReplace(argument, other) {
    const wanted = checker.getContextualType(other)
    return !wanted || checker.isTypeAssignableTo(checker.getTypeAtLocation(argument), wanted)
  }
}

function smallestCall(file, start, end) {
  let found
  const visit = (node) => {
    if (node.getStart(file) > start || node.end < end) return
    if (ts.isCallExpression(node)) found = node
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}
