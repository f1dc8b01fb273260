/**
 * Runs `scripts/commands/NAME.mjs` when this Node version is supported, else prints one sentence and exits with 1.
 * Written in old syntax on purpose, because old Node versions must be able to parse it; everything else is imported only
 * after the check.
 */
export function runCommand(name) {
  var parts = process.versions.node.split('.').map(Number)
  var tooOld = parts[0] < 20 || (parts[0] === 20 && parts[1] < 19)
  if (tooOld || parts[0] >= 25) {
    console.error(
      'Fullcourt needs Node 20.19 to 24, and this is Node ' +
        process.versions.node +
        '. Install Node 24 from https://nodejs.org and run the command again.',
    )
    process.exit(1)
  }
  import('../commands/' + name + '.mjs')
    .then(function (command) {
      return command.main(process.argv.slice(2))
    })
    .catch(function (error) {
      console.error(error)
      process.exit(1)
    })
}
