/** Shows the reference of an entry in large type. It identifies the entry but grants no access. */
export function ReferenceNumber({ reference, isMailed = true }: { reference: string; isMailed?: boolean }) {
  return (
    <p className="mt-7 w-fit rounded bg-chalk-200 px-6 py-4">
      <span className="block text-small">Your reference number</span>
      <span className="num text-3 tracking-wide">{reference}</span>
      <span className="mt-2 block text-small">
        {isMailed && 'Also in the mail on its way to you. '}Have it at hand when you call.
      </span>
    </p>
  )
}
