import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect } from '@playwright/test'
import { freePort } from '../../scripts/lib/port.mjs'
import { findInstalled } from '../../scripts/lib/system-program.mjs'

export type Proxy = { url: string; [Symbol.asyncDispose]: () => Promise<void> }

/** Starts the proxy of deploy/Caddyfile in front of these instances, and waits until it reaches one. */
export async function openProxy(instances: string[]): Promise<Proxy> {
  const caddy = findInstalled(['caddy'])
  if (!caddy) throw new Error('Caddy is not installed.')
  const folder = await mkdtemp(path.join(tmpdir(), 'proxy-'))
  const port = await freePort()
  const child = spawn(caddy, ['run', '--config', 'deploy/Caddyfile', '--adapter', 'caddyfile'], {
    env: {
      ...process.env,
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      CADDY_ADMIN: 'off',
      SITE_ADDRESS: `http://:${port}`,
      INSTANCES: instances.map((url) => new URL(url).host).join(' '),
    },
    stdio: 'ignore',
  })
  const ended = once(child, 'exit')
  const url = `http://localhost:${port}`
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(isReady, { timeout: 60_000, message: 'the proxy reaches an instance' }).toBe(true)
  return {
    url,
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
