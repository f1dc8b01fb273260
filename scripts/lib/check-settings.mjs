import { parseEnv } from '../../src/server/env.ts'

// Runs with tsx, because the rules are TypeScript. Prints the error message for settings.mjs on one line.
try {
  parseEnv(process.env)
} catch (error) {
  console.log(`settings: ${error.message.replaceAll('\n', ' ')}`)
}
