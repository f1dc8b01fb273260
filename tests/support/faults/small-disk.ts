import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const CHUNK = Buffer.alloc(4096)

/** Returns whether this process may mount a disk, which only root may, and not in every container. */
export function canMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'mount-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', 'tmpfs', folder], { stdio: 'ignore' })
    execFileSync('umount', [folder])
    return true
  } catch {
    return false
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Moves a folder to a small disk in memory, which a test can fill. No process may use the folder while it is moved. */
export class SmallDisk {
  readonly #folder: string
  readonly #filler: string

  constructor(folder: string, freeMb: number) {
    this.#folder = folder
    this.#filler = join(folder, 'filler')
    const { mode, uid, gid } = statSync(folder)
    const copy = copyAside(folder)
    const [usedKb] = execFileSync('du', ['-sk', copy], { encoding: 'utf8' }).split('\t')
    const size = `size=${Number(usedKb) + freeMb * 1024}k`
    const owner = `mode=${(mode & 0o777).toString(8)},uid=${uid},gid=${gid}`
    execFileSync('mount', ['-t', 'tmpfs', '-o', `${size},${owner}`, 'tmpfs', folder])
    moveInto(folder, copy)
  }

  /** Takes all space that is left. */
  fill(): void {
    const file = openSync(this.#filler, 'w')
    try {
      for (;;) writeSync(file, CHUNK)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    } finally {
      closeSync(file)
    }
  }

  /** Frees the space that fill() took. */
  empty(): void {
    rmSync(this.#filler, { force: true })
  }

  /** Puts the folder, as it is now, back on the disk of its parent. */
  remove(): void {
    this.empty()
    const copy = copyAside(this.#folder)
    execFileSync('umount', [this.#folder])
    execFileSync('find', [this.#folder, '-mindepth', '1', '-delete'])
    moveInto(this.#folder, copy)
  }
}

function copyAside(folder: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'small-disk-'))
  execFileSync('cp', ['-a', `${folder}/.`, copy])
  return copy
}

function moveInto(folder: string, copy: string): void {
  execFileSync('cp', ['-a', `${copy}/.`, folder])
  rmSync(copy, { recursive: true })
}
