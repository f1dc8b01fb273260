import styles from './side.module.css'

const KEYS: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ['Tab'], does: 'next player' },
  { keys: ['1', '5'], does: 'choose a player' },
  { keys: ['Shift', '1'], does: 'choose defender x1' },
  { keys: ['↑', '↓', '←', '→'], does: 'one foot, or the next receiver' },
  { keys: ['P', 'C', 'S'], does: 'begin a line at the player' },
  { keys: ['Enter', 'Esc'], does: 'set, cancel' },
  { keys: [',', '.'], does: 'step before, after' },
  { keys: ['Del'], does: 'remove a move or a player' },
  { keys: ['M'], does: 'mirror the play' },
  { keys: ['Ctrl', 'Z'], does: 'undo' },
]

/** The keys of the editor, for coaches who work without a mouse. */
export function KeysHelp() {
  return (
    <details className={styles.keys}>
      <summary>Without a mouse</summary>
      <p>Press 3 to choose player 3, C to begin a cut, the arrow keys to put its end in place, and Enter.</p>
      <dl>
        {KEYS.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
