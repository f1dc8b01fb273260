import { parseEnv } from '../../src/server/env.ts'

// Run with tsx, because the rules are TypeScript; the sentence goes back to settings.mjs on one line.
try {
  parseEnv(process.env)
} catch (error) {
  console.log(`settings: ${error.message.replaceAll('\n', ' ')}`)
}
