"""loop_frames.py - moves the water of the plates that loop_plates.py rendered:

    python3 art/scenes/loop_frames.py FOLDER STILL.jpg SECONDS FRAMES_A_SECOND

writes raw RGB frames (8 bits, as wide and high as the plates) to standard output, of which the last runs into the
first, and FOLDER/water.png, which is white where the water moves. Every wave of a sum of sines turns a whole number of times in
SECONDS. A facet of water mirrors what the calm plate shows where its reflected ray goes, and lets through what the bed
plate shows, in the shares that Fresnel's equations give. The mean of all frames has the colours of STILL, so that a page
may fade from one to the other. Needs ffmpeg (reads the pictures), numpy and scipy.
"""

import json
import subprocess
import sys

import numpy as np
from scipy.ndimage import gaussian_filter, map_coordinates

GRAVITY = 9.81
WATER = 1.333
"""Refractive index."""
MOST_REFLECTED = 0.62
"""As in sea.water_material: the bottom shines through even where one looks along the water."""
GAMMA = 2.2
WAVES = 96
LENGTHS = (0.28, 9.0)
"""Metres of the shortest and the longest wave: the ripples and the rest of a swell in a lagoon at daybreak."""
STEEPNESS = 0.013
"""Root mean square of the slopes of the whole sea, of which each wave has its share."""
LAMP = 1.6
"""Light that the glow of a lamp adds to the plate's white."""
NEAR = (0.055, 0.11)
"""Parts of the picture's height under the horizon at which water begins to be seen moving and moves fully."""
WIND = -1.9
"""Where the waves run, in radians from the right hand of the picture: towards the camera and a little to the left."""


def read(path, size):
    """The picture as linear light, float32 (height, width, 3)."""
    width, height = size
    command = ['ffmpeg', '-v', 'error', '-i', path, '-vf', f'scale={width}:{height}:flags=area']
    raw = subprocess.run([*command, '-f', 'rawvideo', '-pix_fmt', 'rgb48le', '-'], check=True, capture_output=True)
    return (np.frombuffer(raw.stdout, '<u2').reshape(height, width, 3) / 65535.0).astype(np.float32) ** GAMMA


def size_of(path):
    """Width and height in pixels."""
    command = ['ffprobe', '-v', 'error', '-select_streams', 'v', '-show_entries', 'stream=width,height']
    found = subprocess.run([*command, '-of', 'csv=p=0', path], check=True, capture_output=True, text=True)
    return tuple(int(part) for part in found.stdout.strip().split(','))


def read_mask(path, size, horizon):
    """Share of moving water in each pixel, 0 to 1: where nothing else was rendered, and not too near the horizon's row."""
    width, height = size
    command = ['ffmpeg', '-v', 'error', '-i', path, '-vf', 'alphaextract', '-f', 'rawvideo', '-pix_fmt', 'gray', '-']
    raw = subprocess.run(command, check=True, capture_output=True)
    rest = np.frombuffer(raw.stdout, np.uint8).reshape(height, width) / 255.0
    rows = np.arange(height)[:, None]
    near = smooth(*(part * height for part in NEAR), rows - horizon)
    return ((1 - rest) * near).astype(np.float32)


def reflected_share(cosine):
    """Fresnel's equations for unpolarised light that falls on water from the air; cosine of the angle of incidence."""
    inside = np.sqrt(1 - (1 - cosine**2) / WATER**2)
    across = (cosine - WATER * inside) / (cosine + WATER * inside)
    along = (inside - WATER * cosine) / (inside + WATER * cosine)
    return np.minimum(0.5 * (across**2 + along**2), MOST_REFLECTED)


def smooth(low, high, value):
    part = np.clip((value - low) / (high - low), 0, 1)
    return part * part * (3 - 2 * part)


class Sea:
    """The slopes of the water at the pixels of the picture from `top` down, at any part of the loop.

    right, down: tangents of a pixel's angle right of the middle and below the horizon; pixel: that of one pixel.
    """

    def __init__(self, right, down, pixel, height, seconds):
        random = np.random.default_rng(5)
        length = np.geomspace(*LENGTHS, WAVES) * random.uniform(0.95, 1.05, WAVES)
        way = WIND + random.normal(0, 1, WAVES) * np.interp(length, LENGTHS, [1.0, 0.35])
        number = 2 * np.pi / length
        turns = np.sqrt(GRAVITY * number) * seconds / (2 * np.pi)
        self.turns = np.maximum(1, np.round(turns))
        slope = STEEPNESS * np.sqrt(2 / WAVES) * random.uniform(0.7, 1.3, WAVES)
        self.across, self.along = slope * np.cos(way), slope * np.sin(way)
        self.phase = random.uniform(0, 2 * np.pi, WAVES)
        self.shape = down.shape
        far = height / down
        x, y = (right * far).ravel(), far.ravel()
        wide, deep = far.ravel() * pixel, far.ravel() ** 2 * pixel / height
        self.waves = np.empty((x.size, WAVES), np.complex64)
        unseen = np.zeros(x.size, np.float32)
        for i in range(WAVES):
            cell = wide * abs(np.cos(way[i])) + deep * abs(np.sin(way[i]))
            seen = smooth(1.6, 4.0, length[i] / cell)
            unseen += (1 - seen**2) * self.along[i] ** 2 / 2
            run = number[i] * (x * np.cos(way[i]) + y * np.sin(way[i])) + self.phase[i]
            self.waves[:, i] = seen * np.exp(1j * run)
        self.blurred = np.sqrt(unseen).reshape(self.shape)

    def slopes(self, part):
        """Slopes to the right and away from the camera at a part (0 to 1) of the loop."""
        turned = np.exp(-2j * np.pi * part * self.turns)
        sums = self.waves @ np.stack([self.across * turned, self.along * turned], 1).astype(np.complex64)
        return sums[:, 0].imag.reshape(self.shape), sums[:, 1].imag.reshape(self.shape)


class Water:
    """A picture's water, frame by frame, as linear light of its rows from `top` down."""

    def __init__(self, folder, seconds):
        with open(f'{folder}/camera.json') as file:
            camera = json.load(file)
        self.size = width, height = size_of(f'{folder}/calm-f.png')
        self.focal = camera['focal'] * width
        self.horizon = camera['horizon'] * height
        self.calm = read(f'{folder}/calm-f.png', self.size)
        self.share = read_mask(f'{folder}/mask.png', self.size, self.horizon)
        self.top = int(self.horizon) + 2
        rows, columns = np.mgrid[self.top:height, 0:width].astype(np.float32)
        self.right = (columns - width / 2) / self.focal
        self.down = (rows + 0.5 - self.horizon) / self.focal
        self.sight = np.sqrt(1 + self.right**2 + self.down**2)
        self.bed = read(f'{folder}/bed-f.png', self.size)[self.top:]
        self.mirror = self.mirrored()
        self.sea = Sea(self.right, self.down, 1 / self.focal, camera['height'], seconds)

    def mirrored(self):
        """What the calm water mirrors: what it shows, less the bed. Where something stands before the water, the
        picture upside down."""
        height = self.size[1]
        rows = np.clip(2 * self.horizon - np.arange(self.top, height), 0, height - 1).astype(int)
        flipped = self.calm[rows]
        share = reflected_share(self.down / self.sight)[..., None]
        seen = np.clip((self.calm[self.top:] - (1 - share) * self.bed) / share, 0, 1.5)
        water = (self.share[self.top:, :, None] > 0.9).astype(np.float32)
        mirror = seen * water + flipped * (1 - water)
        # A lamp is brighter than white, which is as far as the plate goes; its glow is soft, so that ripples break it softly.
        lamps = smooth(0.86, 0.99, mirror.min(-1, keepdims=True))
        return mirror + LAMP * gaussian_filter(lamps, (7, 4, 0))

    def look(self, right, down):
        """What is mirrored in a direction; what lies below the horizon there is water again, and mirrors once more."""
        row = np.abs(down) * self.focal + self.horizon - 0.5 - self.top
        column = right * self.focal + self.size[0] / 2
        at = np.stack([row, column])
        return np.stack([map_coordinates(self.mirror[..., i], at, order=1, mode='nearest') for i in range(3)], -1)

    def frame(self, part):
        across, along = self.sea.slopes(part)
        result = 0
        # Waves finer than a pixel are no lines: three facets of them stand for all.
        for spread, weight in ((-1.5, 0.23), (0.0, 0.54), (1.5, 0.23)):
            slope = along + spread * self.sea.blurred
            towards = np.maximum(self.down + slope + across * self.right, 0.004)
            ahead = 1 - 2 * towards * slope
            mirrored = self.look((self.right - 2 * towards * across) / ahead, (2 * towards - self.down) / ahead)
            share = reflected_share(np.clip(towards / self.sight, 0, 1))[..., None]
            result = result + weight * (share * mirrored + (1 - share) * self.bed)
        return result


def coloured_like(still, mean, share):
    """By what to multiply a frame so that the mean of all has the still's colours, place by place but not ripple by ripple."""
    sigma = (12, 30, 0)
    weight = share[..., None] + 1e-3
    return gaussian_filter(still * weight, sigma) / gaussian_filter(mean * weight, sigma)


def main():
    folder, still, seconds, rate = sys.argv[1:]
    frames = round(float(seconds) * int(rate))
    water = Water(folder, float(seconds))
    share = water.share[water.top:]
    still = read(still, water.size)
    sampled = [water.frame(i / 12) for i in range(12)]
    gain = coloured_like(still[water.top:], sum(sampled) / 12, share)
    picture = np.clip(still ** (1 / GAMMA), 0, 1) * 255
    for i in range(frames):
        moved = np.clip(water.frame(i / frames) * gain, 0, 1) ** (1 / GAMMA) * 255
        frame = picture.copy()
        frame[water.top:] += share[..., None] * (moved - picture[water.top:])
        sys.stdout.buffer.write((frame + 0.5).astype(np.uint8).tobytes())
    rows = (smooth(0.0, 0.15, water.share) * 255 + 0.5).astype(np.uint8).tobytes()
    size = '{}x{}'.format(*water.size)
    write = ['ffmpeg', '-v', 'error', '-y', '-f', 'rawvideo', '-pix_fmt', 'gray', '-s', size, '-i', '-']
    subprocess.run([*write, f'{folder}/water.png'], input=rows, check=True)


main()
