"""finish.py - from raw render to picture, inside Blender: blender -b --python finish.py -- RAW.png OUT.png
[SHARPEN] [still].

Removes the grain with the help of RAW-albedo0001.exr and RAW-normal0001.exr, sharpens lightly, adds a soft
contrast curve
and a slight vignette. SHARPEN 0 leaves the tones as they are: for plates, which an interior reads back as
light. "still": see denoise().
"""
import os
import sys

import bpy
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from denoise import denoise


def read(path):
    """The picture's stored values as float32 (height, width, 3), top row first."""
    image = bpy.data.images.load(os.path.abspath(path))
    image.colorspace_settings.name = 'Non-Color'
    width, height = image.size
    pixels = np.empty(width * height * image.channels, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return np.ascontiguousarray(pixels.reshape(height, width, -1)[::-1, :, :3])


def write(picture, path):
    """Saves values 0 to 1 as they are, as 8-bit PNG."""
    height, width = picture.shape[:2]
    image = bpy.data.images.new('picture', width, height, alpha=False)
    image.colorspace_settings.name = 'Non-Color'
    pixels = np.ones((height, width, 4), np.float32)
    pixels[..., :3] = picture[::-1]
    image.pixels.foreach_set(pixels.ravel())
    image.filepath_raw = os.path.abspath(path)
    image.file_format = 'PNG'
    image.save()


def blur(picture, sigma):
    """Gaussian blur over the first two axes."""
    radius = int(sigma * 3 + 1)
    taps = np.exp(-0.5 * (np.arange(-radius, radius + 1) / sigma) ** 2)
    taps /= taps.sum()
    for axis in (0, 1):
        padding = [(0, 0)] * 3
        padding[axis] = (radius, radius)
        padded = np.pad(picture, padding, mode='edge')
        size = picture.shape[axis]
        picture = sum(tap * padded.take(range(i, i + size), axis) for i, tap in enumerate(taps))
    return picture.astype(np.float32)


def restore_texture(picture, albedo, share=0.55):
    """Gives back the grain of wood and the threads of cloth that the networks take for noise: what of the
    surfaces' own colour, which is rendered without noise, is missing in the picture, place by place. share:
    how much of a surface's contrast the eye sees after the view transform. Light and shade stay as they are.
    """
    def detail(layer):
        logarithm = np.log(np.maximum(luminance(layer), 0) + 0.02)
        return logarithm - blur(logarithm, 3.0)

    wanted = detail(albedo).clip(-0.4, 0.4)
    shown = detail(picture).clip(-0.4, 0.4)
    amount = blur(wanted * wanted, 6.0)
    kept = blur(wanted * shown, 6.0) / (amount + 1e-4)
    inside = 1 - ((np.sqrt(blur(wanted * wanted, 1.5)) - 0.10) / 0.10).clip(0, 1)
    return picture * np.exp((share - kept).clip(0, share) * inside * wanted)


def luminance(picture):
    """Brightness as the eye weighs the colours (ITU-R BT.709), with one channel."""
    return (picture @ np.array([0.2126, 0.7152, 0.0722], np.float32))[..., None]


def grade(picture, sharpen):
    """Light sharpening, a contrast curve on the brightness, fuller colours and warmer lights, a vignette of at
    most nine percent, and dither against banding.
    """
    picture = np.clip(picture + sharpen * (picture - blur(picture, 1.4)), 0, 1)
    bright = luminance(picture)
    curved = bright + 0.45 * (bright * bright * (3 - 2 * bright) - bright) + 0.02 * np.sin(np.pi * bright)
    picture = picture * (curved / np.maximum(bright, 1e-3)).clip(0.3, 1.6)
    bright = luminance(picture)
    picture = bright + 1.08 * (picture - bright)
    warmth = 0.03 * ((bright - 0.45) / 0.5).clip(0, 1)
    picture = picture * (1 + warmth * np.array([0.7, 0.15, -0.8], np.float32))
    height, width = picture.shape[:2]
    y, x = np.mgrid[-1:1:height * 1j, -1:1:width * 1j]
    picture = picture * (1 - 0.09 * np.clip((x * x + y * y) / 2, 0, 1))[..., None]
    return picture + np.random.default_rng(0).normal(0, 0.6 / 255, picture.shape)


def main():
    source, target, *rest = sys.argv[sys.argv.index('--') + 1:]
    sharpen = float(rest[0]) if rest else 0.3
    stem = os.path.splitext(source)[0]
    guides = [read(f'{stem}-{kind}0001.exr') for kind in ('albedo', 'normal')]
    picture = denoise(read(source), *guides, still='still' in rest)
    if 'still' in rest:
        picture = restore_texture(picture, guides[0])
    if sharpen:
        picture = grade(picture, sharpen)
    write(np.clip(picture, 0, 1), target)


main()
