"""Reads a PMTiles archive (specification version 3) and the Mapbox Vector Tiles (version 2) in it; standard library only."""

import gzip
import struct

POINT = 1


def varint(data, at):
    value = shift = 0
    while True:
        byte = data[at]
        at += 1
        value |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:
            return value, at


def varints(data):
    at, values = 0, []
    while at < len(data):
        value, at = varint(data, at)
        values.append(value)
    return values


def signed(value):
    return (value >> 1) ^ -(value & 1)


def tile_id(zoom, column, row):
    """The number of a tile along the Hilbert curve, after all tiles of lower zooms."""
    number = ((1 << (2 * zoom)) - 1) // 3
    side = 1 << zoom >> 1
    while side:
        right, down = int(column & side > 0), int(row & side > 0)
        number += side * side * ((3 * right) ^ down)
        if not down:
            if right:
                column, row = side - 1 - column, side - 1 - row
            column, row = row, column
        side >>= 1
    return number


class Archive:
    """A PMTiles file held in memory."""

    def __init__(self, data):
        if data[:8] != b"PMTiles\x03":
            raise ValueError("not a PMTiles archive of version 3")
        self.data = data
        self.root, self.leaves, self.tiles = (struct.unpack_from("<QQ", data, at) for at in (8, 40, 56))
        self.minimum_zoom, self.maximum_zoom = data[100], data[101]
        self.entries = {}
        self._read_directory(*self.root)

    def _read_directory(self, offset, length):
        values = varints(gzip.decompress(self.data[offset : offset + length]))
        count, values = values[0], values[1:]
        steps, runs, lengths, offsets = (values[count * part : count * (part + 1)] for part in range(4))
        number = place = 0
        for step, run, size, shifted in zip(steps, runs, lengths, offsets):
            number += step
            place = shifted - 1 if shifted else place
            if run == 0:
                self._read_directory(self.leaves[0] + place, size)
            for repeat in range(run):
                self.entries[number + repeat] = (place, size)
            place += size

    def metadata(self):
        """The JSON text about the archive, as bytes."""
        offset, length = struct.unpack_from("<QQ", self.data, 24)
        return gzip.decompress(self.data[offset : offset + length])

    def tile(self, zoom, column, row):
        """Layers of a tile by name; an empty dictionary where there is none."""
        entry = self.entries.get(tile_id(zoom, column, row))
        if entry is None:
            return {}
        start = self.tiles[0] + entry[0]
        return decode(gzip.decompress(self.data[start : start + entry[1]]))


def fields(data):
    """Yields (number, value) of a protocol buffer message; integers as they are, everything else as bytes."""
    at = 0
    while at < len(data):
        key, at = varint(data, at)
        kind = key & 7
        if kind == 0:
            value, at = varint(data, at)
        else:
            size, at = (varint(data, at)) if kind == 2 else (8 if kind == 1 else 4, at)
            value, at = data[at : at + size], at + size
        yield key >> 3, value


def attribute(data):
    number, value = next(fields(data))
    match number:
        case 1:
            return value.decode()
        case 2:
            return struct.unpack("<f", value)[0]
        case 3:
            return struct.unpack("<d", value)[0]
        case 6:
            return signed(value)
        case 7:
            return bool(value)
    return value


def paths(commands):
    """The points of a geometry, in tile units, as lists that end where a path ends or closes."""
    at = x = y = 0
    made = []
    while at < len(commands):
        command, count = commands[at] & 7, commands[at] >> 3
        at += 1
        if command == 7:
            made[-1].append(made[-1][0])
            continue
        for _ in range(count):
            x, y = x + signed(commands[at]), y + signed(commands[at + 1])
            at += 2
            if command == 1:
                made.append([])
            made[-1].append((x, y))
    return made


def decode(data):
    """Layers by name: lists of (kind, attributes, paths) with coordinates from 0 to the layer's extent, 4096."""
    layers = {}
    for _, layer in (pair for pair in fields(data) if pair[0] == 3):
        parts = list(fields(layer))
        name = next(value.decode() for number, value in parts if number == 1)
        keys = [value.decode() for number, value in parts if number == 3]
        values = [attribute(value) for number, value in parts if number == 4]
        layers[name] = []
        for _, feature in (pair for pair in parts if pair[0] == 2):
            about = dict(fields(feature))
            tags = varints(about.get(2, b""))
            attributes = {keys[key]: values[value] for key, value in zip(tags[::2], tags[1::2])}
            layers[name].append((about[3], attributes, paths(varints(about[4]))))
    return layers
