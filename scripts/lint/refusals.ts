import { ESLint } from 'eslint'

const RULES = {
  zone: 'import-x/no-restricted-paths',
  restriction: '@typescript-eslint/no-restricted-imports',
} as const

const linter = new ESLint({ ruleFilter: ({ ruleId }) => Object.values<string>(RULES).includes(ruleId) })

/** Returns the lines that one rule of the project's linter rejects in a text at this path, with the reasons. */
export async function refusals(
  rule: keyof typeof RULES,
  filePath: string,
  lines: string[],
): Promise<[line: string, reason: string][]> {
  const [result] = await linter.lintText(lines.join('\n'), { filePath })
  const broken = result?.messages.filter(({ fatal, ruleId }) => fatal || ruleId === RULES[rule]) ?? []
  return broken.map(({ line, message }) => [lines[line - 1] ?? '', message])
}
