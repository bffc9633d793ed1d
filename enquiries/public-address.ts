/** Which addresses of the internet are public: nobody may lead us by a name or a redirect into the networks behind this machine. */
import { lookup as lookUp } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** What is not public, from the registries of special-purpose addresses (RFC 6890 and IANA). */
const reserved = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  reserved.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  reserved.addSubnet(network, prefix, 'ipv6')
/** Of IPv6, this alone is given to machines on the internet. */
const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')
/** IPv4 inside IPv6, which counts as that IPv4 address. */
const mapped = new BlockList()
mapped.addSubnet('::ffff:0:0', 96, 'ipv6')

/** @param address a number, not a name */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !reserved.check(address, 'ipv4')
  if (mapped.check(address, 'ipv6')) return !reserved.check(address, 'ipv6')
  return family === 6 && global.check(address, 'ipv6') && !reserved.check(address, 'ipv6')
}

/** What a connection fails with that would lead to an address which is not public. */
export const notPublicCode = 'EPRIVATE'

export const notPublicError = () =>
  Object.assign(new Error('The address is one of a private network'), { code: notPublicCode })

/**
 * Looks names up when the connection is made and refuses them by what they stand for then, so that no name can change its mind
 * in between.
 */
export const lookUpPublic: LookupFunction = (name, options, done) =>
  lookUp(name, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '')
    if (found.length === 0 || !found.every(({ address }) => isPublicAddress(address)))
      return done(notPublicError(), '')
    return options.all ? done(null, found) : done(null, found[0]!.address, found[0]!.family)
  })
