import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { copyBuild } from '../../../runtime/next/build-copy.mjs'
import { runNode, stopChild } from '../../../scripts/lib/child.mjs'
import { findInstance } from '../../../scripts/lib/running.mjs'
import { startSite } from '../../../scripts/lib/site-process.mjs'
import { inRoot } from '../../../scripts/lib/locations.mjs'
import { freePort } from '../../../scripts/lib/port.mjs'
import { TEST_DIST_DIR } from '../../../scripts/lib/throwaway.mjs'
import { expect, test } from '../../support/http'

test.use({ environmentName: 'serve' })

// The build is that of `npm run build`: see scripts/test/e2e-layer.mjs.
test('npm run serve answers from the build of npm run build, and stops on a signal', async ({ environment }) => {
  const dataDir = environment.env.FULLCOURT_DATA_DIR!
  const distDir = `${environment.env.NEXT_DIST_DIR}-serve`
  const port = String(await freePort())
  const url = `http://localhost:${port}`
  const env = { ...environment.env, NEXT_DIST_DIR: distDir, PORT: port, PUBLIC_URL: url }
  await copyBuild({
    from: inRoot(environment.env.NEXT_DIST_DIR!),
    to: inRoot(distDir),
    address: [environment.url, url],
  })
  try {
    const site = await startSite({ env, logFile: path.join(dataDir, 'serve.log'), script: 'serve.mjs', show: false })
    expect(site.url).toBe(url)
    // With the compiler in memory, the server needs 40 MB more.
    expect(mappedFiles(site.serverPid)).not.toContain('next-swc')
    const response = await fetch(`${url}/about`)
    expect(response.status).toBe(200)
    expect((await response.text()).match(/<link rel="canonical" href="(.*?)"/)?.[1]).toBe(`${url}/about`)
    const exited = once(site.child, 'exit')
    await stopChild(site.child)
    expect((await exited)[0]).toBe(143)
    expect(findInstance(dataDir)).toBeUndefined()
  } finally {
    await rm(inRoot(distDir), { recursive: true, force: true })
  }
})

test('npm run serve without a build names the command that makes one', async ({ environment }) => {
  const env = { ...environment.env, NEXT_DIST_DIR: `${TEST_DIST_DIR}-nothing` }
  const failure = 'serve ended'
  await expect(runNode('scripts/serve.mjs', [], { env, failure })).rejects.toMatchObject({
    message: failure,
    details: expect.stringContaining('Run npm run build first.'),
  })
})

/** Returns the names of the files that a process has mapped into its memory, where the system tells. */
function mappedFiles(pid: number) {
  return process.platform === 'linux' ? readFileSync(`/proc/${pid}/maps`, 'utf8') : ''
}
