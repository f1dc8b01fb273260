import { once } from 'node:events'
import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * What happens to data between the site and its database: it is passed on, after a delay in milliseconds, or never, or only
 * towards the database. `cut` closes new connections.
 */
export type WireState = { delayMs?: number; isSilent?: boolean; losesResponses?: boolean; isCut?: boolean }

/** A TCP proxy in front of PostgreSQL that can be slow, silent or cut. */
export class DatabaseWire {
  #target: URL | null = null
  #state: WireState = {}
  readonly #pairs = new Set<Socket>()
  readonly #server = createServer((client) => this.#connect(client))

  async listen(): Promise<void> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
  }

  /** Returns the address of a database by way of this proxy. */
  through(databaseUrl: string): string {
    this.#target = new URL(databaseUrl)
    const url = new URL(databaseUrl)
    url.port = String((this.#server.address() as AddressInfo).port)
    return url.href
  }

  /** Applies to open connections too. */
  set(state: WireState): void {
    this.#state = state
    if (state.isCut) this.reset()
  }

  /** Closes all connections with a TCP reset. */
  reset(): void {
    for (const socket of this.#pairs) socket.resetAndDestroy()
  }

  async close(): Promise<void> {
    this.reset()
    this.#server.close()
    await once(this.#server, 'close')
  }

  #connect(client: Socket): void {
    if (this.#state.isCut || !this.#target) return void client.resetAndDestroy()
    const database = createConnection({ host: this.#target.hostname, port: Number(this.#target.port) })
    this.#pass(client, database, () => this.#state.isSilent)
    this.#pass(database, client, () => this.#state.isSilent || this.#state.losesResponses)
  }

  // Data that arrived while the wire was silent is lost with its connection, as behind a firewall that drops packets.
  #pass(from: Socket, to: Socket, isLost: () => boolean | undefined): void {
    this.#pairs.add(from)
    let passed: Promise<unknown> = Promise.resolve()
    from.on('data', (data) => {
      if (isLost()) return
      const { delayMs = 0 } = this.#state
      passed = Promise.all([passed, wait(delayMs)]).then(() => to.writable && to.write(data))
    })
    from.on('error', () => to.destroy())
    from.on('close', () => {
      this.#pairs.delete(from)
      to.destroy()
    })
  }
}
