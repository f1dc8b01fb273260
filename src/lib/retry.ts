/** Does it again when it fails the first time: one failure stays between us and the database. */
export async function retryOnce<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read()
  } catch {
    return read()
  }
}
