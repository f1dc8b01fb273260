import { copyFile, cp, mkdir, rm, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { runQuietly } from '../lib/child.mjs'
import { findInstalled } from '../lib/system-program.mjs'
import { step } from '../lib/progress.mjs'
import { beforeExit } from '../lib/shutdown.mjs'

const SUITE = 'bookworm'
const MIRROR = 'http://deb.debian.org/debian'
/** The name in the Dockerfile, so that it is found without a registry. */
const BASE = 'docker.io/library/node:24-slim'
const NPM = 'lib/node_modules/npm'
/** Includes the certificate of a proxy that this machine may be behind. */
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt'

/**
 * Builds the image of the Dockerfile without a registry, on a Debian that has this machine's Node.
 * @param {string} folder an empty folder, for the images and containers
 * @returns {Promise<{ root: string, bytes: number }>} the mounted file system of a container, and the size of the site in it
 */
export async function buildImage(folder) {
  const buildah = (args, failure) => runQuietly('buildah', [...storageIn(folder), ...args], { failure })
  beforeExit(async () => {
    await buildah(['rm', '--all'], 'The containers could not be removed.')
    await buildah(['rmi', '--all', '--force'], 'The images could not be removed.')
  })
  await step('Making a base image of Debian and Node', () => makeBase(join(folder, 'debian'), buildah))
  await step('Building the image', () =>
    buildah(
      ['bud', '--pull=never', '--isolation=chroot', '--network=host', '--format=docker', '--tag=fullcourt', '.'],
      'The image could not be built.',
    ),
  )
  const container = lastLine(await buildah(['from', '--pull=never', 'fullcourt'], 'The image has no container.'))
  const root = lastLine(await buildah(['mount', container], 'The container could not be mounted.'))
  const [size] = (await runQuietly('du', ['-sb', join(root, 'app')], { failure: 'No size.' })).split('\t')
  return { root, bytes: Number(size) }
}

async function makeBase(root, buildah) {
  await runQuietly('debootstrap', ['--variant=minbase', '--include=ca-certificates', SUITE, root, MIRROR], {
    failure: 'Debian could not be installed in a folder.',
  })
  await copyFile(process.execPath, join(root, 'usr/bin/node'))
  const npm = join(dirname(findInstalled(['npm'])), '..', NPM)
  await mkdir(join(root, 'usr', dirname(NPM)), { recursive: true })
  await cp(npm, join(root, 'usr', NPM), { recursive: true, verbatimSymlinks: true })
  await symlink(`../${NPM}/bin/npm-cli.js`, join(root, 'usr/bin/npm'))
  await copyFile(CERTIFICATES, join(root, CERTIFICATES))
  await runQuietly('chroot', [root, 'useradd', '--create-home', '--uid', '1000', 'node'], { failure: 'No user.' })
  const container = lastLine(await buildah(['from', 'scratch'], 'No container could be made.'))
  // An archive keeps the owners of its files, a copied folder does not.
  await runQuietly('tar', ['-C', root, '-cf', `${root}.tar`, '.'], { failure: 'Debian could not be packed.' })
  await buildah(['add', '--quiet', container, `${root}.tar`, '/'], 'Debian could not be copied into an image.')
  await buildah(
    ['config', '--env', `NODE_EXTRA_CA_CERTS=${CERTIFICATES}`, container],
    'The base image has no settings.',
  )
  await buildah(['commit', '--quiet', container, BASE], 'The base image could not be stored.')
  for (const path of [root, `${root}.tar`]) await rm(path, { recursive: true })
}

function storageIn(folder) {
  return ['--root', join(folder, 'storage'), '--runroot', join(folder, 'run')]
}

function lastLine(output) {
  return output.trim().split('\n').at(-1)
}
