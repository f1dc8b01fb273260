/** Replaces Payload's "create first user" page, which would let the first visitor become an admin. */
export function NoOpenRegister() {
  return (
    <main style={{ maxWidth: '34rem', margin: '20vh auto', padding: '0 1.5rem' }}>
      <h1>No staff account yet</h1>
      <p>
        The first account is made on the server, not in the browser. Run <code>npm run staff:add</code> there, then come
        back and sign in.
      </p>
    </main>
  )
}
