import { runCommand } from './lib/node-version.mjs'

runCommand('test-image')
