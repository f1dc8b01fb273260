import { startWith } from './lib/node-version.mjs'

// Everything else is loaded only once this Node is known to read it.
startWith(function load() {
  return import('./commands/keys-rotate.mjs').then(function run(command) {
    return command.main(process.argv.slice(2))
  })
})
