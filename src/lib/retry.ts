/** Retries a database read once when it fails. */
export async function retryOnce<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read()
  } catch {
    return read()
  }
}
