/** The number of groups in an IPv6 address; the first half identifies the network. */
const GROUPS = 8

/**
 * Returns the key under which rate limits count an IP address: IPv4 addresses as they are, IPv6 addresses by their network
 * (the first 64 bits), because a home or school has a whole network. Different spellings of an address give the same key.
 */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address
  const [head = [], tail = []] = address.split('::').map(groupsOf)
  const zeros = Array.from({ length: Math.max(0, GROUPS - head.length - tail.length) }, () => '0')
  return [...head, ...zeros, ...tail].slice(0, GROUPS / 2).join(':')
}

function groupsOf(part: string): string[] {
  const groups = part.split(':').filter(Boolean)
  return groups.map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
}
